import { spawn } from 'node:child_process'
import path from 'node:path'

export const ROOT = path.resolve(__dirname, '..')

export interface CommandResult {
  isOk: boolean
  output: string
  seconds: number
}

interface CommandOptions {
  /** Working directory; default: the repository. */
  cwd?: string
  /** Timeout; default: none. */
  timeoutMs?: number
}

/** Runs npm, or a program of node_modules/.bin, to its end and captures its output. */
export function runCommand(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  { cwd = ROOT, timeoutMs }: CommandOptions = {},
): Promise<CommandResult> {
  const startedAt = Date.now()
  return new Promise((resolve) => {
    const binary = program === 'npm' ? program : path.join(ROOT, 'node_modules/.bin', program)
    const child = spawn(binary, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout: timeoutMs,
      // One in an endless loop handles no other signal.
      killSignal: 'SIGKILL',
      shell: process.platform === 'win32',
    })
    const parts: string[] = []
    child.stdout.on('data', (data: Buffer) => parts.push(data.toString()))
    child.stderr.on('data', (data: Buffer) => parts.push(data.toString()))
    const end = (isOk: boolean) =>
      resolve({ isOk, output: parts.join(''), seconds: Math.round((Date.now() - startedAt) / 100) / 10 })
    child.on('error', (error) => {
      parts.push(String(error))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
