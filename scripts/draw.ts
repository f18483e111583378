import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { launchBrowser } from '@test/browser'
import { DRAWN_JOURNEYS } from '@test/drawn-journeys'
import { type ColorScheme, DrawnPhone } from '@test/drawn-phone'
import { DrawnWeb } from '@test/drawn-web'
import { type PageVisit, pageVisits } from '@test/page-visits'
import { createTestGateway, type TestGateway } from '@test/test-gateway'
import type { Browser } from 'playwright-core'
import { TARGETS, type Target } from './build'
import { contactSheet } from './contact-sheet'

const USAGE = `usage: npm run draw -- <${TARGETS.join('|')}|all> [page name|journey|all] [--dark|--both] [--whole] [--out folder]`

interface Drawn {
  name: string
  picture: Buffer
}

interface Order {
  targets: readonly Target[]
  pages: string
  schemes: readonly ColorScheme[]
  isWhole: boolean
  folder: string
}

/** `npm run draw`: pictures of built pages, each in its vendor's styles on a notched phone, and sheets of them. */
async function main(): Promise<void> {
  const order = orderOf(process.argv.slice(2))
  const shop = await createTestGateway({ h5Dir: 'dist/h5' })
  const browser = await launchBrowser()
  try {
    const origin = await shop.listen()
    const journey = DRAWN_JOURNEYS[order.pages]
    if (journey) return await drawJourney(browser, shop, journey, order)
    const visits = (await pageVisits(shop)).filter(({ route }) => order.pages === 'all' || route.name === order.pages)
    if (visits.length === 0) throw new Error(`no page is called ${order.pages}`)
    for (const target of order.targets)
      for (const scheme of order.schemes) await drawAll(browser, { shop, origin }, target, scheme, visits, order)
  } finally {
    await browser.close()
    await shop.close()
  }
  console.log(`The pictures are in ${order.folder}`)
}

/** One phone after the other: each is at every stop of the journey. */
async function drawJourney(
  browser: Browser,
  shop: TestGateway,
  journey: (typeof DRAWN_JOURNEYS)[string],
  { targets, schemes, isWhole, folder, pages }: Order,
): Promise<void> {
  for (const target of targets) {
    if (target === 'h5') continue
    for (const scheme of schemes) {
      const phone = await DrawnPhone.open(browser, shop, target, scheme)
      const drawn: Drawn[] = []
      await journey(phone, async (name) => {
        drawn.push({ name, picture: await phone.picture(isWhole) })
      })
      phone.close()
      await keep(browser, drawn, path.join(folder, pages), `${target}-${scheme}`)
    }
  }
}

async function drawAll(
  browser: Browser,
  places: { shop: TestGateway; origin: string },
  target: Target,
  scheme: ColorScheme,
  visits: readonly PageVisit[],
  { folder, isWhole }: Order,
): Promise<void> {
  const drawn: Drawn[] = []
  for (const visit of visits)
    drawn.push({
      name: visit.route.name,
      picture: await drawOne(browser, places, target, scheme, visit, isWhole),
    })
  await keep(browser, drawn, folder, `${target}-${scheme}`)
}

/** Writes the pictures, and sheets of them if there are several. */
async function keep(browser: Browser, drawn: readonly Drawn[], folder: string, name: string): Promise<void> {
  mkdirSync(path.join(folder, name), { recursive: true })
  for (const one of drawn) writeFileSync(path.join(folder, name, `${one.name}.png`), one.picture)
  const sheets = drawn.length > 1 ? await contactSheet(browser, drawn) : []
  for (const [at, sheet] of sheets.entries()) writeFileSync(path.join(folder, `${name}-${at + 1}.png`), sheet)
}

async function drawOne(
  browser: Browser,
  { shop, origin }: { shop: TestGateway; origin: string },
  target: Target,
  scheme: ColorScheme,
  visit: PageVisit,
  isWhole: boolean,
): Promise<Buffer> {
  if (target === 'h5') {
    const web = await DrawnWeb.open(browser, origin, scheme, visit)
    const picture = await web.picture({ isWhole })
    await web.close()
    return picture
  }
  const phone = await DrawnPhone.open(browser, shop, target, scheme, visit)
  try {
    return await phone.picture(isWhole)
  } finally {
    for (const { message, where } of phone.app.errors)
      console.error(`${target} ${visit.route.name}: ${where}: ${message}`)
    phone.close()
  }
}

function orderOf(args: readonly string[]): Order {
  const [target = '', page] = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--out')
  const targets = target === 'all' ? TARGETS : TARGETS.filter((known) => known === target)
  if (targets.length === 0) throw new Error(USAGE)
  const out = args.indexOf('--out')
  return {
    targets,
    pages: page ?? 'all',
    schemes: args.includes('--both') ? ['light', 'dark'] : [args.includes('--dark') ? 'dark' : 'light'],
    isWhole: args.includes('--whole'),
    folder: (out >= 0 && args[out + 1]) || path.join(os.tmpdir(), 'encore-drawings'),
  }
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  // A timer of the embedded database outlives it and would keep the process.
  .finally(() => process.exit())
