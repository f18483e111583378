import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { launchBrowser } from '@test/browser'
import { DRAWN_JOURNEYS } from '@test/drawn-journeys'
import { type ColorScheme, DrawnPhone } from '@test/drawn-phone'
import { DrawnWeb } from '@test/drawn-web'
import { inLanes } from '@test/in-lanes'
import { type PageVisit, pageVisits } from '@test/page-visits'
import { createTestGateway, type TestGateway } from '@test/test-gateway'
import type { Browser } from 'playwright-core'
import { type Locale, localeToUrl } from '@/domain/locale'
import type { Target } from './build'
import { contactSheet } from './contact-sheet'
import { type DrawingOrder, drawingOrder, WINDOWS, type WindowName } from './drawing-order'

/** Pages drawn at once: each waits for its network, or for the browser, most of the time. */
const LANES = 4

interface Drawn {
  name: string
  picture: Buffer
}

/** Appearance of drawn pages. */
interface DrawnLook {
  target: Target
  scheme: ColorScheme
  locale: Locale
  window: WindowName
}

/** `npm run draw`: pictures of built pages in the vendor's styles on a notched phone, and sheets of them. */
async function main(): Promise<void> {
  const order = drawingOrder(process.argv.slice(2))
  const shop = await createTestGateway({ h5Dir: 'dist/h5' })
  const browser = await launchBrowser()
  try {
    const origin = await shop.listen()
    const [only = ''] = order.pages
    const journey = order.pages.length === 1 ? DRAWN_JOURNEYS[only] : undefined
    if (journey) return await drawJourney(browser, shop, journey, only, order)
    const visits = (await pageVisits(shop)).filter(
      ({ route }) => only === 'all' || order.pages.some((name) => name === route.name),
    )
    if (visits.length === 0) throw new Error(`no page is called ${order.pages}`)
    for (const look of looksOf(order)) await drawAll(browser, { shop, origin }, look, visits, order)
  } finally {
    await browser.close()
    await shop.close()
  }
  console.log(`The pictures are in ${order.folder}`)
}

function looksOf({ targets, schemes, locales, windows }: DrawingOrder): DrawnLook[] {
  return targets.flatMap((target) =>
    (target === 'h5' ? windows : (['phone'] as const)).flatMap((window) =>
      schemes.flatMap((scheme) => locales.map((locale) => ({ target, window, scheme, locale }))),
    ),
  )
}

/** Draws phones in sequence, each at every stop of the journey. */
async function drawJourney(
  browser: Browser,
  shop: TestGateway,
  journey: (typeof DRAWN_JOURNEYS)[string],
  name: string,
  order: DrawingOrder,
): Promise<void> {
  const { targets, schemes, isWhole, folder } = order
  for (const target of targets) {
    if (target === 'h5') continue
    for (const scheme of schemes) {
      const phone = await DrawnPhone.open(browser, shop, target, scheme)
      const drawn: Drawn[] = []
      await journey(phone, async (stop) => {
        drawn.push({ name: stop, picture: await phone.picture(isWhole) })
      })
      phone.close()
      const look: DrawnLook = { target, scheme, locale: 'zh-CN', window: 'phone' }
      await keep(browser, drawn, { ...order, folder: path.join(folder, name) }, look)
    }
  }
}

async function drawAll(
  browser: Browser,
  places: { shop: TestGateway; origin: string },
  look: DrawnLook,
  visits: readonly PageVisit[],
  order: DrawingOrder,
): Promise<void> {
  const start = Date.now()
  const pictures = new Map<string, Buffer>()
  await inLanes(LANES, visits, async (visit) => {
    const { name } = visit.route
    try {
      pictures.set(name, await drawOne(browser, places, look, visit, order.isWhole))
    } catch (error) {
      process.exitCode = 1
      console.error(`${nameOf(look)} ${name} is not drawn: ${error}`)
    }
  })
  // In the order of the visits, whichever was drawn first.
  const drawn = visits.flatMap(({ route: { name } }) => {
    const picture = pictures.get(name)
    return picture ? [{ name, picture }] : []
  })
  await keep(browser, drawn, order, look)
  console.log(`${nameOf(look)}: ${drawn.length} pages in ${Math.round((Date.now() - start) / 1000)} s`)
}

function nameOf({ target, window, scheme, locale }: DrawnLook): string {
  return [target, window, scheme, locale].join('-')
}

/** Writes the pictures, and sheets for several. */
async function keep(
  browser: Browser,
  drawn: readonly Drawn[],
  { folder, isSheetsOnly }: DrawingOrder,
  look: DrawnLook,
): Promise<void> {
  const { window } = look
  const name = nameOf(look)
  mkdirSync(isSheetsOnly ? folder : path.join(folder, name), { recursive: true })
  if (!isSheetsOnly) for (const one of drawn) writeFileSync(path.join(folder, name, `${one.name}.png`), one.picture)
  const sheets = drawn.length > 1 ? await contactSheet(browser, drawn, WINDOWS[window]) : []
  for (const [at, sheet] of sheets.entries()) writeFileSync(path.join(folder, `${name}-${at + 1}.jpg`), sheet)
}

async function drawOne(
  browser: Browser,
  { shop, origin }: { shop: TestGateway; origin: string },
  { target, scheme, locale, window }: DrawnLook,
  visit: PageVisit,
  isWhole: boolean,
): Promise<Buffer> {
  if (target === 'h5') {
    const viewport = window === 'phone' ? undefined : WINDOWS[window]
    const web = await DrawnWeb.open(browser, origin, scheme, visit, localeToUrl(locale), viewport)
    const picture = await web.picture({ isWhole })
    await web.close()
    return picture
  }
  const phone = await DrawnPhone.open(browser, shop, target, scheme, visit, { locale })
  try {
    return await phone.picture(isWhole)
  } finally {
    for (const { message, where } of phone.app.errors)
      console.error(`${target} ${visit.route.name}: ${where}: ${message}`)
    phone.close()
  }
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  // A timer of the embedded database would keep the process alive.
  .finally(() => process.exit())
