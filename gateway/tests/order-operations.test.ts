import { placedOrder } from '@test/buyer'
import { goodsOrder } from '@test/goods-buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { listTiedGoods } from '@/contracts/goods/list-tied-goods'
import { getOrder } from '@/contracts/order/get-order'
import { listAddPurchases } from '@/contracts/order/list-add-purchases'
import { listOrders } from '@/contracts/order/list-orders'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { orderLines } from '../src/database/schema/orders'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const DAY = 24 * 60 * 60_000

/** Operations on an order, by its progress. */
describe('the operations of an order', () => {
  let shop: TestGateway
  let as: string
  let buyers = 0

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    buyers += 1
    as = await shop.signIn(`1394100${1000 + buyers}`)
  })
  afterAll(() => shop.close())

  const place = (showId: string) => placedOrder(shop, showId, as, `operations-${buyers}`)

  async function operations(orderId: string): Promise<string[]> {
    const { data } = await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })
    expect(data?.operations).toEqual(data?.orderBrief.orderOperations)
    for (const { displayName } of data?.operations ?? []) expect(displayName).not.toMatch(/operation/)
    return data?.operations.map(({ operation }) => operation) ?? []
  }

  it('allow paying or cancelling first, then buying again (ORDER-027)', async () => {
    const { orderId } = await place(NAMED_SHOWS.simpleConcert)
    expect(await operations(orderId)).toEqual(['TO_BE_PAID', 'CANCEL', 'CONTACT'])
    shop.clock.advance(20 * 60_000)
    expect(await operations(orderId)).toEqual(['BUY_AGAIN', 'CONTACT', 'DELETE'])
  })

  it('shows its tickets once there are any, and their place (ORDER-025, TICKET-024)', async () => {
    const { orderId } = await place(NAMED_SHOWS.sensitive)
    await sandbox(shop, `orders/${orderId}/pay`)
    expect(await operations(orderId)).toEqual(['E_TICKET', 'TRANSFER', 'REBOOK', 'REFUND', 'ADD_PURCHASE', 'CONTACT'])
    const { data } = await shop.call(listOrders, { tab: 'TICKET', offset: 0, length: 1 }, { as })
    const { data: detail } = await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })
    expect(data?.list[0]?.voucherId).toBe(detail?.voucherIds[0])
    expect(detail?.orderBrief.voucherId).toBe(detail?.voucherIds[0])
  })

  it('sends tickets until the exact moment when the session begins (TRANSFER-002)', async () => {
    const { orderId } = await place(NAMED_SHOWS.sensitive)
    await sandbox(shop, `orders/${orderId}/pay`)
    const [line] = await shop.database.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const beginAt = line?.snapshot.session?.beginAt ?? 0
    const now = shop.clock.now()
    const operationsAt = async (at: number) => {
      shop.clock.set(at)
      as = await shop.signIn(`1394100${1000 + buyers}`)
      return operations(orderId)
    }
    expect(await operationsAt(beginAt - 1)).toContain('TRANSFER')
    expect(await operationsAt(beginAt)).toEqual(['E_TICKET', 'ADD_PURCHASE', 'CONTACT'])
    shop.clock.set(now)
  })

  it('open the goods of the show while it sells, for the buyer only (ORDER-009)', async () => {
    const { orderId } = await place(NAMED_SHOWS.simpleConcert)
    expect(await operations(orderId)).not.toContain('ADD_PURCHASE')
    await sandbox(shop, `orders/${orderId}/pay`)
    expect(await operations(orderId)).toContain('ADD_PURCHASE')
    const { data } = await shop.call(listAddPurchases, { orderId }, { as })
    const { data: tied } = await shop.call(listTiedGoods, { showId: NAMED_SHOWS.simpleConcert })
    expect(data).toEqual(tied)
    const stranger = await shop.signIn('13941009999')
    const theirs = await shop.call(listAddPurchases, { orderId }, { as: stranger })
    expect(theirs.statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('omit shows that are no longer sold', async () => {
    const { orderId } = await place(NAMED_SHOWS.simpleConcert)
    await sandbox(shop, `orders/${orderId}/pay`)
    const now = shop.clock.now()
    shop.clock.advance(400 * DAY)
    as = await shop.signIn(`1394100${1000 + buyers}`)
    expect(await operations(orderId)).toEqual(['CONTACT', 'DELETE'])
    shop.clock.set(now)
  })

  it('omit ticket operations for goods, and show their parcel once it was sent', async () => {
    const orderId = await goodsOrder(shop, as, `operations-${buyers}`)
    expect(await operations(orderId)).toEqual(['TO_BE_PAID', 'CANCEL', 'CONTACT'])
    await sandbox(shop, `orders/${orderId}/pay`)
    expect(await operations(orderId)).toEqual(['CONTACT'])
    await sandbox(shop, `orders/${orderId}/ship`)
    expect(await operations(orderId)).toEqual(['EXPRESS', 'CONTACT'])
    await sandbox(shop, `orders/${orderId}/sign`)
    expect(await operations(orderId)).toEqual(['EXPRESS', 'INVOICE', 'CONTACT', 'DELETE'])
  })

  it('omit refunds of refunded tickets', async () => {
    const { orderId } = await place(NAMED_SHOWS.sensitive)
    await sandbox(shop, `orders/${orderId}/pay`)
    const { data: all } = await shop.call(getRefundableOrder, { orderId }, { as })
    const ticketIds = all?.sessions.flatMap(({ tickets }) => tickets.map(({ ticketId }) => ticketId)) ?? []
    const { data: preview } = await shop.call(previewRefund, { orderId, ticketIds }, { as })
    const reasonCode = all?.reasons[0]?.code ?? ''
    const wanted = { orderId, ticketIds, reasonCode, previewToken: preview?.previewToken ?? '' }
    const { data } = await shop.call(applyRefund, wanted, { as })
    await sandbox(shop, `refunds/${data?.refundId}/approve`)
    await sandbox(shop, `refunds/${data?.refundId}/refunded`)
    expect(await operations(orderId)).toEqual(['BUY_AGAIN', 'CONTACT', 'DELETE'])
  })
})
