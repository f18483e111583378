import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'

/** Files that differ from the branch point of `base`, including uncommitted and deleted ones. */
export function changedFiles(base = 'main'): string[] {
  const fork = git('merge-base', 'HEAD', base).trim()
  const lines = [git('diff', '--name-only', fork), git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(lines.flatMap((text) => text.split('\n')).filter(Boolean))]
}

export function isThere(file: string): boolean {
  return existsSync(path.join(ROOT, file))
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
}
