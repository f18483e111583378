import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildTarget } from '../scripts/build'

const BENCH = __dirname

/** The product's own pages, as `npm run build:h5` writes them. */
export const PRODUCT = path.join(BENCH, '../dist/h5')

/** Output folder of a plain page. */
export function plainPage(name: string): string {
  return path.join(BENCH, 'plain-pages/dist', name)
}

/** Builds the plain Vite + React pages of these names and the product; `BUILT=1` takes what is built. */
export async function buildPages(names: readonly string[]): Promise<void> {
  if (process.env.BUILT) return
  if (!existsSync(path.join(BENCH, 'node_modules/vite'))) run('npm', ['ci'])
  console.log('Building the pages …')
  for (const name of names) {
    const vite = path.join(BENCH, 'node_modules/.bin/vite')
    run(vite, ['build', 'plain-pages', '--logLevel', 'error'], { ...process.env, PLAIN: name })
  }
  const { isOk, output } = await buildTarget('h5')
  if (!isOk) throw new Error(output)
}

function run(command: string, parts: string[], env: NodeJS.ProcessEnv = process.env): void {
  execFileSync(command, parts, { cwd: BENCH, stdio: 'inherit', env, shell: process.platform === 'win32' })
}
