import { OfficeDesk } from '@test/office-desk'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { DAY_MS } from '../src/clock'
import { orderLines, orders } from '../src/database/schema/orders'
import { refunds } from '../src/database/schema/refunds'
import { tickets } from '../src/database/schema/tickets'
import { NAMED_SHOWS } from '../src/demo/named-shows'

interface Row {
  key: string
  name: string
  units: number
  paidCents: number
  refundedUnits: number
  refundedCents: number
  netCents: number
}

interface Report {
  rows: Row[]
  totals: Row
  books: { orderCents: number; refundedCents: number }
  addsUp: boolean
}

const GROUPS = ['show', 'session', 'plan', 'day', 'product', 'source']

/** Reports of the office against the books, and the sheet of a session. */
describe('the reports of the office', () => {
  let shop: TestGateway
  let desk: OfficeDesk
  let buyer: Person
  let orderIds: string[]
  let refundId: string

  beforeAll(async () => {
    shop = await createTestGateway()
    desk = await OfficeDesk.open(shop)
    buyer = await Person.join(shop)
    orderIds = [await buyer.paid(NAMED_SHOWS.simpleConcert), await buyer.paid(NAMED_SHOWS.sensitive)]
    refundId = await (await buyer.friend()).refund()
    await sandbox(shop, `refunds/${refundId}/approve`)
  })
  afterAll(() => shop.close())

  const span = () => ({ from: String(shop.clock.now() - DAY_MS), until: String(shop.clock.now() + DAY_MS) })
  const report = async (group: string) =>
    (await desk.get('reports/sales', { group, ...span() })).body as unknown as Report

  it.each(GROUPS)('adds up to the orders and refunds of the span by %s', async (group) => {
    const { rows, totals, addsUp } = await report(group)
    const { db } = shop.database
    const paid = (await db.select().from(orders)).filter(({ paidAt }) => paidAt !== null)
    const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId))
    expect(totals.paidCents).toBe(paid.reduce((sum, { payCents }) => sum + payCents, 0))
    expect(totals.refundedCents).toBe(refund?.cents)
    expect(totals.netCents).toBe(totals.paidCents - totals.refundedCents)
    expect(rows.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(totals.netCents)
    expect(addsUp).toBe(true)
  })

  it('names the show of each row, with its tickets', async () => {
    const [line] = await shop.database.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderIds[0] ?? ''))
    const { rows } = await report('show')
    expect(rows.find(({ key }) => key === line?.showId)).toMatchObject({
      name: line?.snapshot.title['zh-CN'],
      units: 1,
      paidCents: line?.unitCents,
      refundedUnits: 0,
    })
    expect(rows.at(-1)).toMatchObject({ key: 'fees', units: 0 })
  })

  it('counts a refund on the day of its decision', async () => {
    const { rows } = await report('day')
    expect(rows.filter(({ key }) => key !== 'fees')).toMatchObject([{ key: '2026-11-20', units: 3, refundedUnits: 1 }])
  })

  it('shows nothing outside of the span', async () => {
    const until = shop.clock.now() - DAY_MS
    const { body } = await desk.get('reports/sales', {
      group: 'show',
      from: String(until - DAY_MS),
      until: String(until),
    })
    expect(body).toMatchObject({ rows: [{ key: 'fees', paidCents: 0 }], totals: { paidCents: 0 }, addsUp: true })
  })

  it('exports a file with totals', async () => {
    const { text } = await desk.get('reports/sales/export', { group: 'show', ...span() })
    const lines = text.trim().split('\r\n')
    expect(lines[0]).toMatch(/^key,name,units,listCents/)
    expect(lines.at(-1)).toMatch(/^total,total,3,/)
  })

  it.each([
    ['until', { from: '10', until: '10' }],
    ['until', { from: '0', until: String(500 * DAY_MS) }],
    ['group', { from: '0', until: '10', group: 'nobody' }],
  ])('refuses an invalid %s', async (field, query) => {
    const answer = await desk.get('reports/sales', { group: 'show', ...query })
    expect(answer).toMatchObject({ status: 400, body: { code: 'badInput', field } })
  })

  it('shows stock and entries of a session by price category', async () => {
    const [ticket] = await shop.database.db
      .select()
      .from(tickets)
      .where(eq(tickets.orderId, orderIds[0] ?? ''))
    await shop.database.db
      .update(tickets)
      .set({ state: 'USED', usedAt: 1 })
      .where(eq(tickets.id, ticket?.id ?? ''))
    const { body } = await desk.get(`session-sheets/${ticket?.sessionId}`)
    const plan = (body.plans as { id: string; capacity: number; held: number; sold: number; empty: number }[]).find(
      ({ id }) => id === ticket?.seatPlanId,
    )
    expect(plan).toMatchObject({ sold: expect.any(Number), entered: 1 })
    expect(plan?.empty).toBe(await shop.unitsLeft(ticket?.seatPlanId ?? ''))
    expect((plan?.capacity ?? 0) - (plan?.held ?? 0) - (plan?.sold ?? 0)).toBe(plan?.empty)
    expect(body.seats).toBeNull()
  })

  it('shows the seats of a session by state', async () => {
    const bought = await buyer.friend()
    const orderId = await bought.paid(NAMED_SHOWS.seatsClub, await bought.wishForSeat())
    const [ticket] = await shop.database.db.select().from(tickets).where(eq(tickets.orderId, orderId))
    const sheet = async () => (await desk.get(`session-sheets/${ticket?.sessionId}`)).body.seats as SeatSheet
    const before = await sheet()
    expect([before.x.length, before.y.length]).toEqual([before.letters.length, before.letters.length])
    expect(before.letters).toMatch(/^[-EHSI]+$/)
    await shop.database.db
      .update(tickets)
      .set({ state: 'USED', usedAt: 1 })
      .where(eq(tickets.id, ticket?.id ?? ''))
    const after = await sheet()
    expect([before, after].map(({ letters }) => letters.replace(/[^I]/g, '').length)).toEqual([0, 1])
    expect(before.letters[after.letters.indexOf('I')]).toBe('S')
  })

  it('finds no sheet of an unknown session', async () => {
    expect(await desk.get('session-sheets/none')).toMatchObject({ status: 404 })
  })
})

interface SeatSheet {
  letters: string
  x: number[]
  y: number[]
}
