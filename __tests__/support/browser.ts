import { execFileSync } from 'node:child_process'
import { type Browser, chromium } from 'playwright-core'
import { shippedBrowser } from './shipped-browser'

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars']

/** The Chromium of tests, benches and drawings. Needs no root. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: FLAGS, headless: true })
}

/**
 * Browser of `CHROME_PATH`, otherwise the headless shell of an npm package, otherwise a system Chromium, which takes
 * more than twice the processor time (docs/decisions/0085). Throws without any.
 */
export function browserPath(): string {
  const path = process.env.CHROME_PATH ?? shippedBrowser() ?? systemBrowser()
  if (!path) throw new Error('There is no Chromium: install one, or set CHROME_PATH.')
  return path
}

function systemBrowser(): string | null {
  for (const name of SYSTEM_BROWSERS) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // Not installed: the next name may be.
    }
  }
  return null
}
