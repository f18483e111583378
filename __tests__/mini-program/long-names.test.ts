import { launchBrowser } from '@test/browser'
import { screenFaults } from '@test/compare-boxes'
import { DrawnWeb } from '@test/drawn-web'
import { inLanes } from '@test/in-lanes'
import { type PageVisit, pageVisits } from '@test/page-visits'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY } from '@test/tested-platforms'
import { sql } from 'drizzle-orm'
import type { Browser } from 'playwright-core'

/** The narrowest phones, px. */
const NARROW = { width: 320, height: 640 }
/** Forty letters without a blank, which a language breaks nowhere. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelch'

/** Time until a page has drawn user input, ms, also on a busy machine. */
const DRAWN_MS = 60_000
/** Wait on all other pages, ms, which may show none of it. */
const OTHER_MS = 5_000

/** Columns with user input that users read. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  users: ['nickname'],
  attendees: ['name'],
  addresses: ['receiver', 'detail_address'],
  orders: ['remark'],
  tickets: ['attendee_name'],
  transfers: ['message'],
  invoices: ['title'],
  work_permits: ['name', 'company'],
}

/** Pages that draw user input. At night all user pages are drawn. */
const DRAWN: readonly string[] = ['mine', 'address', 'viewer', 'orderDetail', 'invoiceDetail']

describe('names of forty letters on a narrow phone', () => {
  let shop: TestGateway
  let browser: Browser
  const faults = new Map<string, string[]>()
  const shown: string[] = []

  beforeAll(async () => {
    shop = await createTestGateway({ h5Dir: 'dist/h5' })
    browser = await launchBrowser()
    const visits = await pageVisits(shop)
    for (const [table, columns] of Object.entries(TYPED)) {
      for (const column of columns) {
        const [name, typed] = [sql.identifier(column), LONG]
        const { db } = shop.database
        await db.execute(sql`UPDATE ${sql.identifier(table)} SET ${name} = ${typed} WHERE ${name} IS NOT NULL`)
      }
    }
    const origin = await shop.listen()
    const drawn = visits.filter(({ route, session }) => DRAWN.includes(route.name) || (IS_NIGHTLY && session !== null))
    await inLanes(3, drawn, async (visit) => visitPage(origin, visit))
  }, 1_800_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  async function visitPage(origin: string, { session, ...visit }: PageVisit): Promise<void> {
    const named = session && { ...session, nickname: LONG }
    const page = await DrawnWeb.open(browser, origin, 'light', { ...visit, session: named })
    await page.page.setViewportSize(NARROW)
    // Gateway data arrives after the page.
    await page.page
      .getByText(LONG)
      .first()
      .waitFor({ timeout: DRAWN.includes(visit.route.name) ? DRAWN_MS : OTHER_MS })
      .catch(() => null)
    const layout = await page.unrolled()
    faults.set(visit.route.name, screenFaults(layout))
    if (layout.boxes.some(({ text }) => text.includes(LONG))) shown.push(visit.route.name)
    await page.close()
  }

  it('appear on the pages that draw user input', () => {
    for (const name of DRAWN) expect(shown).toContain(name)
  })

  it.each(DRAWN)('stay whole on %s (issue 31)', (name) => {
    expect(faults.get(name)).toEqual([])
  })

  it('stay whole on every drawn page', () => {
    expect([...faults].filter(([, found]) => found.length > 0)).toEqual([])
  })
})
