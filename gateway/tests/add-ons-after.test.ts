import { orderWithGoods, type WantedWithGoods } from '@test/add-ons'
import { offerOf } from '@test/buyer'
import { firstSku } from '@test/goods-buyer'
import { runShopJobs, sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getPointAccount } from '@/contracts/member/get-point-account'
import { getOrder } from '@/contracts/order/get-order'
import type { OperationName } from '@/contracts/order/order-summary'
import { applyRebook } from '@/contracts/rebook/apply-rebook'
import { listRebookSessions } from '@/contracts/rebook/list-rebook-sessions'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { acceptTransfer } from '@/contracts/transfer/accept-transfer'
import { createTransfer } from '@/contracts/transfer/create-transfer'
import { DAY_MS, HOUR_MS } from '../src/clock'
import { priceLines, priceSplits } from '../src/database/schema/bills'
import { allocations } from '../src/database/schema/inventory'
import { orderLines, orderUnits } from '../src/database/schema/orders'
import { refundPayments } from '../src/database/schema/refunds'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { auditBooks } from '../src/services/books/audit-books'

/** Yuan, of a ticket of the show at hand and of a piece. */
const TICKET = 120
const MUG = 59
const GOODS = 2 * MUG

let shop: TestGateway
let as: string
let mug: string
let orderId: string
let before: number
const cellphone = '13948000001'

beforeEach(async () => {
  shop = await createTestGateway()
  as = await shop.signIn(cellphone)
  mug = await firstSku(shop, '马克杯')
  before = await shop.unitsLeft(mug)
  orderId = await bought()
})
afterEach(() => shop.close())

/** A paid order of two tickets and two mugs. */
async function bought(changes: Partial<WantedWithGoods> = {}): Promise<string> {
  const wanted = { showId: NAMED_SHOWS.sensitive, qty: 2, addOns: [{ skuId: mug, qty: 2 }], ...changes }
  const id = await orderWithGoods(shop, as, wanted)
  await sandbox(shop, `orders/${id}/pay`)
  return id
}

const read = async (id = orderId) => (await shop.call(getOrder, { orderId: id, fromPage: 'T' }, { as })).data
const stateOf = async (id = orderId) => (await read(id))?.orderBrief.orderState.name
const statusOf = async (id = orderId) => (await read(id))?.orderItems?.map(({ orderStatus }) => orderStatus)
const offers = async (name: OperationName, id = orderId) =>
  (await read(id))?.operations.some(({ operation }) => operation === name)

/** Ids of the tickets, and of the pieces. */
async function partsOf(id = orderId) {
  const { data } = await shop.call(getRefundableOrder, { orderId: id }, { as })
  const [tickets = [], pieces = []] = (data?.sessions ?? []).map((session) => session.tickets)
  return { tickets: tickets.map(({ ticketId }) => ticketId), pieces: pieces.map(({ ticketId }) => ticketId), data }
}

const preview = async (ticketIds: string[], id = orderId) =>
  shop.call(previewRefund, { orderId: id, ticketIds }, { as })

/** Asks for them back, which is granted; answers what comes back, in yuan. */
async function giveBack(ticketIds: string[], id = orderId): Promise<number> {
  const { data, comments } = await preview(ticketIds, id)
  if (data === null) throw new Error(comments)
  const { previewToken, refundAmount } = data
  const applied = await shop.call(applyRefund, { orderId: id, ticketIds, reasonCode: 'OTHER', previewToken }, { as })
  await sandbox(shop, `refunds/${applied.data?.refundId}/approve`)
  return refundAmount
}

const moneyBack = async () => {
  const rows = await shop.database.db.select().from(refundPayments)
  return rows.reduce((all, { cents }) => all + cents, 0) / 100
}

/** Advances to this many hours before the session. */
async function goTo(hoursBefore: number): Promise<void> {
  const lines = await shop.database.db.select().from(orderLines)
  const beginAt = lines.find(({ snapshot }) => snapshot.session)?.snapshot.session?.beginAt ?? 0
  shop.clock.set(beginAt - hoursBefore * HOUR_MS)
  as = await shop.signIn(cellphone)
}

describe('the return of an order of tickets with goods', () => {
  it('refunds everything at once: money, tickets and stock (REFUND-007)', async () => {
    const { seatPlanId } = await offerOf(shop, NAMED_SHOWS.sensitive)
    const left = await shop.unitsLeft(seatPlanId)
    expect(await shop.unitsLeft(mug)).toBe(before - 2)
    const { tickets, pieces, data } = await partsOf()
    expect(data?.sessions.map(({ sessionName }) => sessionName).at(-1)).toBe('商品')
    expect([tickets.length, pieces.length]).toEqual([2, 2])
    expect(await giveBack([...tickets, ...pieces])).toBe(2 * TICKET + GOODS)
    expect([await stateOf(), await statusOf()]).toEqual(['REFUNDED_TICKET', ['REFUNDED']])
    expect([await shop.unitsLeft(mug), await shop.unitsLeft(seatPlanId)]).toEqual([before, left + 2])
    expect(await moneyBack()).toBe(2 * TICKET + GOODS)
  })

  it('keeps its goods when tickets are refunded, until they are refunded too', async () => {
    const { tickets, pieces } = await partsOf()
    expect(await giveBack(tickets.slice(0, 1))).toBe(TICKET)
    expect(await statusOf()).toEqual(['PAID'])
    expect(await giveBack(tickets.slice(1))).toBe(TICKET)
    expect([await stateOf(), await statusOf()]).toEqual(['DELIVERING', ['PAID']])
    expect(await shop.unitsLeft(mug)).toBe(before - 2)
    expect(await giveBack(pieces.slice(0, 1))).toBe(MUG)
    expect([await stateOf(), await statusOf()]).toEqual(['DELIVERING', ['PAID']])
    expect(await shop.unitsLeft(mug)).toBe(before - 1)
    expect((await preview(pieces.slice(0, 1))).statusCode).toBe(BUSINESS_ERROR.notRefundable)
    expect(await giveBack(pieces.slice(1))).toBe(MUG)
    expect([await stateOf(), await statusOf()]).toEqual(['REFUNDED_TICKET', ['REFUNDED']])
    expect(await moneyBack()).toBe(2 * TICKET + GOODS)
  })

  it('costs the fee of the show for its tickets, and nothing for its goods (REFUND-011)', async () => {
    const { tickets, pieces } = await partsOf()
    await goTo(48)
    const { data } = await preview([...tickets, ...pieces])
    expect(data).toMatchObject({ fee: (2 * TICKET) / 5, refundAmount: (2 * TICKET * 4) / 5 + GOODS })
    expect(data?.items.filter(({ ticketId }) => pieces.includes(ticketId)).map(({ fee }) => fee)).toEqual([0, 0])
    await giveBack(tickets)
    await goTo(1)
    expect((await partsOf()).data?.refundable).toBe(true)
    expect(await giveBack(pieces)).toBe(GOODS)
  })

  it('returns goods for seven days after the session, with their earned points', async () => {
    const points = async () => (await shop.call(getPointAccount, {}, { as })).data?.balance
    await goTo(-24)
    await runShopJobs(shop)
    expect([await stateOf(), await statusOf()]).toEqual(['SUCCEEDED', ['DONE']])
    expect(await points()).toBe(2 * TICKET + GOODS)
    expect(await offers('REFUND')).toBe(true)
    const { tickets, pieces } = await partsOf()
    expect((await preview(tickets)).statusCode).toBe(BUSINESS_ERROR.notRefundable)
    await giveBack(pieces.slice(0, 1))
    expect(await points()).toBe(2 * TICKET + MUG)
    shop.clock.advance(7 * DAY_MS)
    as = await shop.signIn(cellphone)
    expect((await preview(pieces.slice(1))).statusCode).toBe(BUSINESS_ERROR.notRefundable)
    expect(await offers('REFUND')).toBe(false)
  })

  it('returns goods without the tickets', async () => {
    await goTo(12)
    const { tickets, pieces, data } = await partsOf()
    expect(data).toMatchObject({ refundable: true })
    expect((await preview(tickets)).statusCode).toBe(BUSINESS_ERROR.notRefundable)
    expect(await giveBack(pieces)).toBe(GOODS)
    expect([await stateOf(), await statusOf()]).toEqual(['DELIVERING', ['REFUNDED']])
  })

  it('refunds everything left when a clerk closes it', async () => {
    const { pieces } = await partsOf()
    await giveBack(pieces.slice(0, 1))
    expect(await sandbox(shop, `orders/${orderId}/close`)).toMatchObject({ done: true })
    expect(await statusOf()).toEqual(['REFUNDED'])
    expect(await moneyBack()).toBe(2 * TICKET + GOODS)
    expect(await shop.unitsLeft(mug)).toBe(before)
  })
})

describe('a changed order of tickets with goods', () => {
  it('exchanges its tickets, and keeps the goods in the order (decision 77)', async () => {
    const { data: sessions } = await shop.call(listRebookSessions, { orderId }, { as })
    const sessionId = sessions?.find(({ available }) => available)?.bizShowSessionId ?? ''
    const { data } = await shop.call(applyRebook, { orderId, sessionId }, { as })
    const newId = data?.newOrderId ?? ''
    expect((await read(newId))?.orderItems).toBeUndefined()
    expect([await stateOf(), await statusOf()]).toEqual(['DELIVERING', ['PAID']])
    expect(await shop.unitsLeft(mug)).toBe(before - 2)
    expect(await giveBack((await partsOf(newId)).tickets, newId)).toBe(2 * TICKET)
    expect(await giveBack((await partsOf()).pieces)).toBe(GOODS)
    expect([await stateOf(), await stateOf(newId)]).toEqual(['REFUNDED_TICKET', 'REFUNDED_TICKET'])
    expect(await moneyBack()).toBe(2 * TICKET + GOODS)
  })

  it('sends tickets, and the goods stay with the buyer', async () => {
    const voucherId = (await read())?.voucherIds[0] ?? ''
    const { tickets, pieces } = await partsOf()
    const sent = await shop.call(createTransfer, { voucherId, ticketIds: tickets.slice(0, 1) }, { as })
    const friend = await shop.signIn('13948000002')
    const { transferCode = '' } = sent.data ?? {}
    await shop.call(acceptTransfer, { transferCode, agreed: true }, { as: friend })
    expect((await preview(tickets.slice(0, 1))).statusCode).toBe(BUSINESS_ERROR.notRefundable)
    expect(await statusOf()).toEqual(['PAID'])
    expect(await giveBack(pieces)).toBe(GOODS)
  })
})

describe('the books of goods beside tickets', () => {
  /** Rules that the audit reports after a change, which is rolled back. */
  async function rulesAfter(change: (db: TestGateway['database']['db']) => Promise<unknown>): Promise<string[]> {
    let rules: string[] = []
    const undo = new Error('undo')
    const tried = shop.database.db.transaction(async (tx) => {
      await change(tx)
      rules = (await auditBooks(tx)).map(({ rule }) => rule)
      throw undo
    })
    await expect(tried).rejects.toBe(undo)
    return rules
  }

  it('shows wrong pieces, sums and discounts', async () => {
    const ofMug = eq(orderLines.reference, mug)
    const [line] = await shop.database.db.select().from(orderLines).where(ofMug)
    const [unit] = await shop.database.db
      .select()
      .from(orderUnits)
      .where(eq(orderUnits.lineId, line?.id ?? ''))
    const gone = await rulesAfter((db) =>
      db
        .update(allocations)
        .set({ returned: 1 })
        .where(eq(allocations.ownerId, line?.id ?? '')),
    )
    expect(gone).toContain('of goods as many pieces are out of stock as somebody keeps or has bought')
    const dearer = await rulesAfter((db) =>
      db.update(priceLines).set({ type: 'TICKET' }).where(eq(priceLines.type, 'ADD_ON')),
    )
    expect(dearer).toEqual(['what a bill says of tickets and of the goods beside them is what each of them cost'])
    const [bill] = await shop.database.db.select().from(priceLines)
    const cheaper = await rulesAfter(async (db) => {
      const discount = { ...bill, id: 'discount', orderId, sequence: 99, type: 'PRIME', direction: 'MINUS', cents: 1 }
      await db.insert(priceLines).values(discount as typeof priceLines.$inferInsert)
      await db.insert(priceSplits).values({ priceLineId: 'discount', unitId: unit?.id ?? '', cents: 1 })
    })
    expect(cheaper).toContain('the member’s price and a package take nothing off the goods beside tickets')
  })
})
