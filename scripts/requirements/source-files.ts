import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'

/** Repository files with matching paths, including uncommitted ones. */
export function sourceFiles(fits: RegExp): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => fits.test(file) && existsSync(path.join(ROOT, file)))
}

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}
