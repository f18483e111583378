import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type CommandResult, ROOT, runCommand } from './run-command'

export const TARGETS = ['weapp', 'alipay', 'tt', 'xhs', 'h5'] as const
export type Target = (typeof TARGETS)[number]

/**
 * Builds one target for production. Taro exits successfully even with a wrong configuration, so the output is checked.
 */
export async function buildTarget(target: Target): Promise<CommandResult> {
  const outDir = path.join(ROOT, 'dist', target)
  rmSync(outDir, { recursive: true, force: true })
  const result = await runCommand('taro', ['build', '--type', target, '--no-check'], { NODE_ENV: 'production' })
  const isThere = existsSync(path.join(outDir, target === 'h5' ? 'index.html' : 'app.json'))
  return { ...result, isOk: result.isOk && isThere }
}

/** Builds the web app of staff. */
export function buildOffice(): Promise<CommandResult> {
  return runCommand('npm', ['run', 'build:office'], { NODE_ENV: 'production' })
}
