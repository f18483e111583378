import path from 'node:path'
import { chromium } from 'playwright-core'
import { parseAddress } from './logic/page-address'
import { MiniApp } from './mini-app'
import { loadPackage } from './package/load-package'
import { type Platform, platforms } from './package/platforms'
import type { RequestHandler } from './vendor/http-types'

const usage = 'usage: tsx simulator/screenshot.ts <weapp|alipay|tt|xhs> <page?query> <out.png> [build folder]'

/** Without these, a Chromium in a closed network tries to reach its maker all the time. */
const chromiumFlags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
]

/** Sends the app's requests where they say: to a gateway that is running. */
const overNetwork: RequestHandler = async ({ url, method, headers, body }) => {
  const bytes = Buffer.isBuffer(body) ? Uint8Array.from(body) : body
  const reply = await fetch(url, { method, headers, body: bytes })
  return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() }
}

/** Opens a page in the simulator, draws what stands there in Chromium, and writes a PNG at twice the size. */
export async function takeScreenshot(platform: Platform, page: string, out: string, build: string): Promise<void> {
  const app = new MiniApp({ miniPackage: loadPackage(build, platform), request: overNetwork })
  try {
    const { route, query } = parseAddress(page.startsWith('/') ? page : `/${page}`)
    await app.launch(route, query)
    const { windowWidth: width, windowHeight: height } = app.vendor.system.phone
    await drawHtml(app.screenshotHtml(), { width, height }, out)
  } finally {
    app.close()
  }
}

async function drawHtml(html: string, viewport: { width: number; height: number }, out: string): Promise<void> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const tab = await browser.newPage({ viewport, deviceScaleFactor: 2 })
    await tab.setContent(html)
    await tab.screenshot({ path: out })
  } finally {
    await browser.close()
  }
}

function platformNamed(name: string | undefined): Platform {
  const found = platforms.find((platform) => platform === name)
  if (!found) throw new Error(usage)
  return found
}

if (require.main === module) {
  const [name, page, out, build] = process.argv.slice(2)
  if (!page || !out) throw new Error(usage)
  const platform = platformNamed(name)
  takeScreenshot(platform, page, out, build ?? path.join('dist', platform)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
