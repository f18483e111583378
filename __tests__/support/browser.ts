import { execFileSync } from 'node:child_process'
import { type Browser, chromium } from 'playwright-core'

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars']

/** A Chromium of the system, else the one that an npm package ships. Needs no root. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: FLAGS, headless: true })
}

/** Where the Chromium is that tests and benches run. */
export async function browserPath(): Promise<string> {
  return systemBrowser() ?? shippedBrowser()
}

function systemBrowser(): string | null {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  for (const name of SYSTEM_BROWSERS) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // Not installed: the next name may be.
    }
  }
  return null
}

async function shippedBrowser(): Promise<string> {
  const { default: shipped } = await import('@sparticuz/chromium')
  return shipped.executablePath()
}
