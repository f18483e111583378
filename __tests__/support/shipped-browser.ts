import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const PACKAGE = path.join(ROOT, 'node_modules/@sparticuz/chromium/package.json')
const UNPACKED = path.join(ROOT, 'node_modules/.cache/chromium')

/** A program, because the package chooses its folder, that for temporary files, as it is loaded. */
const UNPACK = path.join(__dirname, 'unpack-browser.mjs')

/** The headless shell of `@sparticuz/chromium`, unpacked once; null where it does not run. */
export function shippedBrowser(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  const folder = path.join(UNPACKED, version)
  const program = path.join(folder, 'chromium')
  if (!existsSync(program)) unpack(folder)
  return isRunnable(program) ? program : null
}

/** Test files that start at the same time unpack one each; the first one stays, whole. */
function unpack(folder: string): void {
  mkdirSync(UNPACKED, { recursive: true })
  const draft = mkdtempSync(path.join(UNPACKED, 'draft-'))
  try {
    execFileSync(process.execPath, [UNPACK], { env: { ...process.env, TMPDIR: draft }, stdio: 'ignore' })
    renameSync(draft, folder)
  } catch {
    // Another process was quicker, or the package cannot be unpacked here: then it does not run either.
    rmSync(draft, { recursive: true, force: true })
  }
}

function isRunnable(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
