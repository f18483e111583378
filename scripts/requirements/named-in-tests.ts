import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'
import { idsIn } from './requirement-rows'

/** Repository files with matching paths, including uncommitted ones. */
export function sourceFiles(fits: RegExp): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => fits.test(file) && existsSync(path.join(ROOT, file)))
}

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** Test files that name a row: in the name of a test or group, or in a table of cases. Comments do not count. */
export function namedInTests(areas: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of sourceFiles(/\.test\.tsx?$|^__tests__\/support\//)) {
    const code = read(file).replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    for (const id of new Set(idsIn(code, areas))) found.set(id, [...(found.get(id) ?? []), file])
  }
  return found
}
