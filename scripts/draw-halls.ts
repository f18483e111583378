import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { launchBrowser } from '@test/browser'
import { firstSession } from '@test/seats-elsewhere'
import { createTestGateway } from '@test/test-gateway'
import type { Browser, Page } from 'playwright-core'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../gateway/src/demo/named-shows'

/**
 * `tsx scripts/draw-halls.ts [folder]`: two seats chosen in the four halls of the demo shop, on a phone and a desktop,
 * light and dark, from the built web app, into docs/pictures.
 */
const HALLS = {
  club: NAMED_SHOWS.seatsClub,
  theatre: NAMED_SHOWS.seatsTheatre,
  arena: NAMED_SHOWS.seatsArena,
  stadium: NAMED_SHOWS.seatsStadium,
}

const FORMS = {
  phone: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
}

/** Width of a phone's picture as it is kept, px; a desktop's is kept as it is. */
const QUALITY = 60
/** No larger than that, bytes. */
const LARGEST = 40 * 1024

async function main(): Promise<void> {
  const folder = process.argv[2] ?? path.resolve(__dirname, '../docs/pictures')
  mkdirSync(folder, { recursive: true })
  const shop = await createTestGateway({ h5Dir: 'dist/h5' })
  const browser = await launchBrowser()
  try {
    const origin = await shop.listen()
    for (const [hall, showId] of Object.entries(HALLS)) {
      const query = new URLSearchParams({ ...(await firstSession(shop, showId)), lang: 'zh' })
      for (const form of ['phone', 'desktop'] as const) {
        for (const colorScheme of ['light', 'dark'] as const) {
          const picture = await drawn(browser, `${origin}/${routes.pickSeat.path}?${query}`, form, colorScheme)
          const name = `seats-${hall}-${form}-${colorScheme}.webp`
          if (picture.length > LARGEST) throw new Error(`${name} has ${picture.length} bytes`)
          writeFileSync(path.join(folder, name), picture)
        }
      }
    }
  } finally {
    await browser.close()
    await shop.close()
  }
}

async function drawn(
  browser: Browser,
  address: string,
  form: keyof typeof FORMS,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const context = await browser.newContext({ ...FORMS[form], colorScheme, reducedMotion: 'reduce', locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('#seat-map').waitFor()
  await page.locator('#recommend').click()
  await page.locator('#best-0').click()
  await page.locator('#confirm-seats:not([disabled])').waitFor()
  await page.waitForLoadState('networkidle')
  await mapAtRest(page)
  const picture = await webp(page)
  await context.close()
  return picture
}

/** The map is at rest once two looks at it are the same. */
async function mapAtRest(page: Page): Promise<void> {
  let last = ''
  for (;;) {
    const now = (await page.locator('#seat-map').screenshot()).toString('base64')
    if (now === last) return
    last = now
    await page.waitForTimeout(400)
  }
}

async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const scale = width > 1000 ? 0.75 : 0.5
  const clip = { x: 0, y: 0, width, height, scale: width > 1000 ? scale : 1 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
  return Buffer.from(data, 'base64')
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  // A timer of the embedded database outlives it and would keep the process.
  .finally(() => process.exit())
