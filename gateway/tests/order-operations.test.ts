import { placedOrder } from '@test/buyer'
import { goodsOrder } from '@test/goods-buyer'
import { sandbox } from '@test/sandbox-shop'
import { userForEachTest } from '@test/user-for-each-test'
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
  const context = userForEachTest()

  const place = (showId: string) => placedOrder(context.shop, showId, context.as, `operations-${context.number}`)

  async function operations(orderId: string): Promise<string[]> {
    const { data } = await context.shop.call(getOrder, { orderId, fromPage: 'T' }, { as: context.as })
    expect(data?.operations).toEqual(data?.orderBrief.orderOperations)
    for (const { displayName } of data?.operations ?? []) expect(displayName).not.toMatch(/operation/)
    return data?.operations.map(({ operation }) => operation) ?? []
  }

  it('allow paying or cancelling first, then buying again (ORDER-027)', async () => {
    const { orderId } = await place(NAMED_SHOWS.simpleConcert)
    expect(await operations(orderId)).toEqual(['TO_BE_PAID', 'CANCEL', 'CONTACT'])
    context.shop.clock.advance(20 * 60_000)
    expect(await operations(orderId)).toEqual(['BUY_AGAIN', 'CONTACT', 'DELETE'])
  })

  it('shows its tickets once there are any, and their place (ORDER-025, TICKET-024)', async () => {
    const { orderId } = await place(NAMED_SHOWS.sensitive)
    await sandbox(context.shop, `orders/${orderId}/pay`)
    expect(await operations(orderId)).toEqual(['E_TICKET', 'TRANSFER', 'REBOOK', 'REFUND', 'ADD_PURCHASE', 'CONTACT'])
    const { data } = await context.shop.call(listOrders, { tab: 'TICKET', offset: 0, length: 1 }, { as: context.as })
    const { data: detail } = await context.shop.call(getOrder, { orderId, fromPage: 'T' }, { as: context.as })
    expect(data?.list[0]?.voucherId).toBe(detail?.voucherIds[0])
    expect(detail?.orderBrief.voucherId).toBe(detail?.voucherIds[0])
  })

  it('sends tickets until the exact moment when the session begins (TRANSFER-002)', async () => {
    const { orderId } = await place(NAMED_SHOWS.sensitive)
    await sandbox(context.shop, `orders/${orderId}/pay`)
    const [line] = await context.shop.database.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const beginAt = line?.snapshot.session?.beginAt ?? 0
    const now = context.shop.clock.now()
    const operationsAt = async (at: number) => {
      context.shop.clock.set(at)
      await context.logIn()
      return operations(orderId)
    }
    expect(await operationsAt(beginAt - 1)).toContain('TRANSFER')
    expect(await operationsAt(beginAt)).toEqual(['E_TICKET', 'ADD_PURCHASE', 'CONTACT'])
    context.shop.clock.set(now)
  })

  it('open the goods of the show while it sells, for the buyer only (ORDER-009)', async () => {
    const { orderId } = await place(NAMED_SHOWS.simpleConcert)
    expect(await operations(orderId)).not.toContain('ADD_PURCHASE')
    await sandbox(context.shop, `orders/${orderId}/pay`)
    expect(await operations(orderId)).toContain('ADD_PURCHASE')
    const { data } = await context.shop.call(listAddPurchases, { orderId }, { as: context.as })
    const { data: tied } = await context.shop.call(listTiedGoods, { showId: NAMED_SHOWS.simpleConcert })
    expect(data).toEqual(tied)
    const stranger = await context.shop.signIn('13941009999')
    const theirs = await context.shop.call(listAddPurchases, { orderId }, { as: stranger })
    expect(theirs.statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('omit shows that are no longer sold', async () => {
    const { orderId } = await place(NAMED_SHOWS.simpleConcert)
    await sandbox(context.shop, `orders/${orderId}/pay`)
    const now = context.shop.clock.now()
    context.shop.clock.advance(400 * DAY)
    await context.logIn()
    expect(await operations(orderId)).toEqual(['CONTACT', 'DELETE'])
    context.shop.clock.set(now)
  })

  it('omit ticket operations for goods, and show their parcel once it was sent', async () => {
    const orderId = await goodsOrder(context.shop, context.as, `operations-${context.number}`)
    expect(await operations(orderId)).toEqual(['TO_BE_PAID', 'CANCEL', 'CONTACT'])
    await sandbox(context.shop, `orders/${orderId}/pay`)
    expect(await operations(orderId)).toEqual(['CONTACT'])
    await sandbox(context.shop, `orders/${orderId}/ship`)
    expect(await operations(orderId)).toEqual(['EXPRESS', 'CONTACT'])
    await sandbox(context.shop, `orders/${orderId}/sign`)
    expect(await operations(orderId)).toEqual(['EXPRESS', 'INVOICE', 'CONTACT', 'DELETE'])
  })

  it('omit refunds of refunded tickets', async () => {
    const { orderId } = await place(NAMED_SHOWS.sensitive)
    await sandbox(context.shop, `orders/${orderId}/pay`)
    const { data: all } = await context.shop.call(getRefundableOrder, { orderId }, { as: context.as })
    const ticketIds = all?.sessions.flatMap(({ tickets }) => tickets.map(({ ticketId }) => ticketId)) ?? []
    const { data: preview } = await context.shop.call(previewRefund, { orderId, ticketIds }, { as: context.as })
    const reasonCode = all?.reasons[0]?.code ?? ''
    const wanted = { orderId, ticketIds, reasonCode, previewToken: preview?.previewToken ?? '' }
    const { data } = await context.shop.call(applyRefund, wanted, { as: context.as })
    await sandbox(context.shop, `refunds/${data?.refundId}/approve`)
    await sandbox(context.shop, `refunds/${data?.refundId}/refunded`)
    expect(await operations(orderId)).toEqual(['BUY_AGAIN', 'CONTACT', 'DELETE'])
  })
})
