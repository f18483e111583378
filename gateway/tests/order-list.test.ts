import { placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { deleteOrder } from '@/contracts/order/delete-order'
import { getOrderToPay } from '@/contracts/order/get-order-to-pay'
import { listOrders, type OrderTab } from '@/contracts/order/list-orders'
import { cancelPayment } from '@/contracts/payment/cancel-payment'
import { pay } from '@/contracts/payment/pay'
import { queryByBindId } from '@/contracts/payment/query-by-bind-id'
import { orders } from '../src/database/schema/orders'
import { payments } from '../src/database/schema/payments'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const MINUTE = 60_000

describe('orders of a buyer', () => {
  let shop: TestGateway
  let as: string
  let stranger: string
  let buyers = 0

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    buyers += 1
    as = await shop.signIn(`1394000${1000 + buyers}`)
    stranger = await shop.signIn('13949999999')
  })
  afterAll(() => shop.close())

  const place = (key: string) => placedOrder(shop, NAMED_SHOWS.simpleConcert, as, `${key}-${buyers}`)
  const sandboxPay = (orderId: string) =>
    shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${orderId}/pay`, payload: {} })
  const ids = async (tab: OrderTab) =>
    (await shop.call(listOrders, { tab, offset: 0, length: 10 }, { as })).data?.list.map(({ orderId }) => orderId)
  const toPay = async () => (await shop.call(getOrderToPay, {}, { as })).data?.orderId ?? null

  it('has the newest unpaid order to pay, until it is paid, cancelled or over', async () => {
    expect(await toPay()).toBeNull()
    const first = await place('a')
    shop.clock.advance(MINUTE)
    const second = await place('b')
    expect(await toPay()).toBe(second.orderId)
    await shop.call(cancelOrder, { orderId: second.orderId, reason: 'x' }, { as })
    expect(await toPay()).toBe(first.orderId)
    shop.clock.advance(14 * MINUTE)
    expect(await toPay()).toBeNull()
  })

  it('loads without ending overdue orders of others', async () => {
    const reader = as
    as = await shop.signIn('13949999998')
    const { orderId } = await place('overdue')
    shop.clock.advance(20 * MINUTE)
    as = reader
    await ids('TICKET')
    await toPay()
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId))
    expect(row?.state).toBe('UNPAID')
  })

  it('leaves the list when it has ended and its buyer deletes it, only for this user', async () => {
    const { orderId } = await place('a')
    expect(await shop.call(deleteOrder, { orderId }, { as })).toMatchObject({
      comments: '进行中的订单不能删除，订单结束后可删除',
    })
    await shop.call(cancelOrder, { orderId, reason: 'x' }, { as })
    expect(await shop.call(deleteOrder, { orderId }, { as: stranger })).toMatchObject({
      statusCode: BUSINESS_ERROR.notFound,
    })
    expect(await ids('HISTORY')).toEqual([orderId])
    expect((await shop.call(deleteOrder, { orderId }, { as })).data).toBe(true)
    expect(await ids('HISTORY')).toEqual([])
  })

  it('matches the shared id of orders placed together (PAY-072)', async () => {
    const { bindId, orderId, unPaidTransactionIds } = await place('a')
    const query = async (who: string) => shop.call(queryByBindId, { bindId }, { as: who })
    expect((await query(as)).data).toEqual({
      orderId,
      orderType: 'TICKET',
      orderStateName: 'UNPAID',
      transactionIds: unPaidTransactionIds,
    })
    expect(await query(stranger)).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    await sandboxPay(orderId)
    expect((await query(as)).data).toMatchObject({ orderStateName: 'DELIVERING', transactionIds: [] })
  })

  it('can be paid again after an abandoned attempt', async () => {
    const { orderId, unPaidTransactionIds: transactionIds } = await place('a')
    const start = { transactionIds, platform: 'H5', paymentProduct: 'WEIXIN_HK_H5', isNewCyy: true }
    await shop.call(pay, start, { as, headers: { 'idempotency-key': `pay-${buyers}` } })
    const open = async () => (await shop.database.db.select().from(payments)).filter(({ state }) => state === 'OPEN')
    expect(await open()).toHaveLength(1)
    expect(await shop.call(cancelPayment, { transactionIds }, { as: stranger })).toMatchObject({
      statusCode: BUSINESS_ERROR.notFound,
    })
    expect((await shop.call(cancelPayment, { transactionIds }, { as })).data).toBe(true)
    expect(await open()).toHaveLength(0)
    expect((await sandboxPay(orderId)).json()).toEqual({ done: true })
  })
})
