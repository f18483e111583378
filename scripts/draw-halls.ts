import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { launchBrowser } from '@test/browser'
import { HALLS } from '@test/seat-purchase'
import { firstSession } from '@test/seats-elsewhere'
import { createTestGateway } from '@test/test-gateway'
import type { Browser, Page } from 'playwright-core'
import { routes } from '@/routes'

/**
 * `tsx scripts/draw-halls.ts`: a sheet for each hall of the demo shop into docs/pictures, from the built web app. With
 * a folder argument also all full pictures: whole and near with two selected seats, on a phone and a desktop, light and
 * dark.
 */
const LOOKS = [
  { form: 'phone', colorScheme: 'light', lang: 'zh', onSheet: 'whole' },
  { form: 'phone', colorScheme: 'dark', lang: 'zh', onSheet: 'near' },
  { form: 'desktop', colorScheme: 'light', lang: 'en', onSheet: 'near' },
  { form: 'desktop', colorScheme: 'dark', lang: 'en', onSheet: 'whole' },
] as const
type Look = (typeof LOOKS)[number]

const FORMS = {
  phone: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1120, height: 860 } },
}

/** Height of a picture on a sheet, px. */
const SHEET_HEIGHT = 400
const QUALITY = 50
/** Maximum size of a sheet, bytes. */
const LARGEST = 60 * 1024

async function main(folder: string | undefined): Promise<void> {
  const shop = await createTestGateway({ h5Dir: 'dist/h5' })
  const browser = await launchBrowser()
  try {
    const origin = await shop.listen()
    for (const [hall, showId] of Object.entries(HALLS)) {
      const session = await firstSession(shop, showId)
      const onSheet: Buffer[] = []
      for (const look of LOOKS) {
        const query = new URLSearchParams({ ...session, lang: look.lang })
        const drawn = await drawHall(browser, `${origin}/${routes.pickSeat.path}?${query}`, look)
        onSheet.push(drawn[look.onSheet])
        if (folder) keep(folder, `${hall}-${look.form}-${look.colorScheme}`, drawn)
      }
      await writeSheet(browser, hall, onSheet)
    }
  } finally {
    await browser.close()
    await shop.close()
  }
}

interface Drawn {
  whole: Buffer
  near: Buffer
}

async function drawHall(browser: Browser, address: string, { form, colorScheme }: Look): Promise<Drawn> {
  const context = await browser.newContext({ ...FORMS[form], colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('#seat-map').waitFor()
  await mapAtRest(page)
  const whole = await page.screenshot()
  await page.locator('#recommend').click()
  await page.locator('#best-0').click()
  await page.locator('#confirm-seats:not([disabled])').waitFor()
  await mapAtRest(page)
  const near = await page.screenshot()
  await context.close()
  return { whole, near }
}

/** The map is at rest once two pictures are equal. */
async function mapAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  let last = ''
  for (;;) {
    const now = (await page.locator('#seat-map').screenshot()).toString('base64')
    if (now === last) return
    last = now
    await page.waitForTimeout(400)
  }
}

function keep(folder: string, name: string, drawn: Drawn): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}-whole.png`), drawn.whole)
  writeFileSync(path.join(folder, `${name}-near.png`), drawn.near)
}

async function writeSheet(browser: Browser, hall: string, pictures: readonly Buffer[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2400, height: SHEET_HEIGHT } })
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`)
  await page.setContent(`<style>${STYLES}</style><div>${images.join('')}</div>`)
  const box = await page.locator('div').boundingBox()
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width: box?.width ?? 0, height: SHEET_HEIGHT, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
  await page.close()
  const sheet = Buffer.from(data, 'base64')
  if (sheet.length > LARGEST) throw new Error(`the sheet of the ${hall} has ${sheet.length} bytes`)
  writeFileSync(path.resolve(__dirname, `../docs/pictures/seats-${hall}.webp`), sheet)
}

const STYLES = `
body{margin:0;background:#888}
div{display:inline-flex;gap:8px}
img{display:block;height:${SHEET_HEIGHT}px}
`

main(process.argv[2])
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  // A timer of the embedded database would keep the process alive.
  .finally(() => process.exit())
