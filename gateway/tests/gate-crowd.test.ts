import { GateDoor, type ScanAnswer } from '@test/gate-door'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY } from '@test/tested-platforms'
import { eq, like, sql } from 'drizzle-orm'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { gateScans } from '../src/database/schema/gate'
import { orderUnits } from '../src/database/schema/orders'
import { tickets, vouchers } from '../src/database/schema/tickets'

/** At night the whole hall. */
const CROWD = IS_NIGHTLY ? 2_000 : 200
const BATCH = CROWD / 20
const PER_VOUCHER = 10

/** People at two gates, of which some show one ticket at both (decision 151). */
describe('a crowd at two gates', () => {
  let shop: TestGateway
  let door: GateDoor

  beforeAll(async () => {
    shop = await createTestGateway()
    door = await GateDoor.open(shop)
    await fillHall()
  })
  afterAll(async () => {
    await emptyHall()
    await shop.close()
  })

  it('enters each ticket once, and shows every second entry as a conflict', async () => {
    const [east, west] = [await door.phone('东门'), await door.phone('西门')]
    const codes = await shownCodes()
    expect(codes).toHaveLength(CROWD)
    const at = shop.clock.now()
    const answers: ScanAnswer[] = []
    for (let from = 0; from < CROWD; from += BATCH) {
      const batch = codes.slice(from, from + BATCH)
      const late = batch.map((code) => east.scan(code, { at, isLate: true, isLetIn: true }))
      // Every tenth batch is at both gates at the same moment, and arrives a second time.
      const isAtBoth = from % (10 * BATCH) === 0
      const atWest = batch.map((code) => west.scan(code)).reverse()
      const replies = await Promise.all([east.send(late), ...(isAtBoth ? [west.send(atWest), east.send(late)] : [])])
      answers.push(...replies.flatMap(({ body }) => body.answers as ScanAnswer[]))
    }
    const entered = new Set(answers.flatMap(({ id, answer }) => (answer === 'entered' ? [id] : [])))
    expect([answers.length, entered.size]).toEqual([CROWD + 4 * BATCH, CROWD])
    expect((await east.news()).counts).toMatchObject({ sold: CROWD + 1, entered: CROWD })

    const twice = await shop.database.db
      .select({ ticketId: gateScans.ticketId })
      .from(gateScans)
      .where(eq(gateScans.isLetIn, true))
      .groupBy(gateScans.ticketId)
      .having(sql`count(*) > 1`)
    const { conflicts } = await west.news()
    expect(conflicts).toHaveLength(Math.min(twice.length, 50))
    for (const { scans } of conflicts) expect(scans.map(({ answer }) => answer).sort()).toEqual(['entered', 'used'])
  }, 540_000)

  /** Copies of one ticket, ten to a voucher. */
  async function fillHall(): Promise<void> {
    const { db } = shop.database
    const [ticket] = await db.select().from(tickets).where(eq(tickets.sessionId, door.sessionId))
    const [unit] = await db
      .select()
      .from(orderUnits)
      .where(eq(orderUnits.id, ticket?.unitId ?? ''))
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, door.voucherId))
    if (!ticket || !unit || !voucher) throw new Error('no ticket')
    const copies = Array.from({ length: CROWD }, (_, index) => ({
      id: (index + 1).toString(16).padStart(32, '0'),
      voucherId: `copy${Math.floor(index / PER_VOUCHER)}`,
      sequence: index + 2,
      ticketCode: String(100_000_000_000 + index * 1_000_000),
    }))
    for (let from = 0; from < CROWD; from += BATCH) {
      const part = copies.slice(from, from + BATCH)
      const ids = [...new Set(part.map(({ voucherId }) => voucherId))]
      await db.insert(vouchers).values(ids.map((id) => ({ ...voucher, id, transferId: id })))
      await db.insert(orderUnits).values(part.map(({ id, sequence }) => ({ ...unit, sequence, id: `copy${id}` })))
      await db.insert(tickets).values(part.map((copy) => ({ ...ticket, ...copy, unitId: `copy${copy.id}` })))
    }
  }

  async function shownCodes(): Promise<string[]> {
    const shown: string[] = []
    for (let index = 0; index < CROWD / PER_VOUCHER; index++) {
      const { codes } = await door.holder.call(getTicketCode, { id: `copy${index}` })
      shown.push(...codes.map(({ qrCode }) => qrCode))
    }
    return shown
  }

  /** The books know one ticket. */
  async function emptyHall(): Promise<void> {
    const { db } = shop.database
    await db.delete(gateScans)
    await db.delete(tickets).where(like(tickets.unitId, 'copy%'))
    await db.delete(orderUnits).where(like(orderUnits.id, 'copy%'))
    await db.delete(vouchers).where(like(vouchers.id, 'copy%'))
  }
})
