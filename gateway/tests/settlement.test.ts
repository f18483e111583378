import { placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelOrder } from '@/contracts/order/cancel-order'
import type { CreateOrderOutput } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { pay } from '@/contracts/payment/pay'
import { payments, paymentTransactions } from '../src/database/schema/payments'
import { refundPayments, refunds } from '../src/database/schema/refunds'
import { outbox } from '../src/database/schema/shop'
import { tickets, vouchers } from '../src/database/schema/tickets'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import type { PaymentVerdict } from '../src/services/payments/settle-payment'

const PAY_WITHIN_MS = 15 * 60_000

/** Verdicts of the payment provider, which may come late, twice and in any order (PAY-020). */
describe('the settlement of a payment', () => {
  let shop: TestGateway
  let as: string
  let order: CreateOrderOutput
  let buyers = 0

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    buyers += 1
    as = await shop.signIn(`1391000${1000 + buyers}`)
    order = await placedOrder(shop, NAMED_SHOWS.fiftyTickets, as, `settle-${buyers}`)
  })
  afterAll(() => shop.close())

  async function start(key: string, ...transactionIds: string[]): Promise<string> {
    const ids = transactionIds.length > 0 ? transactionIds : order.unPaidTransactionIds
    const { data } = await shop.call(
      pay,
      { transactionIds: ids, platform: 'H5', paymentProduct: 'WEIXIN_HK_H5', isNewCyy: true },
      { as, headers: { 'idempotency-key': `${key}-${buyers}` } },
    )
    return /cashier.(\w+)/.exec(data?.paymentInfoMap?.mwebUrl ?? '')?.[1] ?? ''
  }

  async function report(paymentId: string, ...outcomes: PaymentVerdict[]): Promise<void> {
    for (const outcome of outcomes) {
      await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/payments/${paymentId}`, payload: { outcome } })
    }
  }

  const state = async (orderId = order.orderId) =>
    (await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })).data?.orderBrief.orderState.name

  async function facts(orderId = order.orderId) {
    const { db } = shop.database
    const paid = await db.select().from(payments)
    const back = await db.select().from(refundPayments)
    const of = await db.select().from(refunds)
    const issued = await db.select().from(vouchers)
    const ids = of.filter((refund) => refund.orderId === orderId).map(({ id }) => id)
    return {
      paid: paid.filter(({ state: now }) => now === 'PAID').length,
      vouchers: issued.filter((voucher) => voucher.orderId === orderId).length,
      refunded: back.filter(({ refundId }) => ids.includes(refundId)).map(({ cents }) => cents),
    }
  }

  it('takes effect once, however often it is reported', async () => {
    await report(await start('a'), 'APPROVED', 'APPROVED', 'DECLINED', 'APPROVED')
    expect(await state()).toBe('DELIVERING')
    expect(await facts()).toMatchObject({ vouchers: 1, refunded: [] })
  })

  it('accepts an approval after a refusal, once', async () => {
    await report(await start('a'), 'DECLINED', 'APPROVED', 'APPROVED')
    expect(await state()).toBe('DELIVERING')
    expect(await facts()).toMatchObject({ vouchers: 1, refunded: [] })
  })

  it('reports the last attempt while the order waits (PAY-025)', async () => {
    const unfinished = async () =>
      (await shop.call(getOrder, { orderId: order.orderId, fromPage: 'T' }, { as })).data?.unfinishedPayment
    expect(await unfinished()).toBeUndefined()
    const first = await start('a')
    expect(await unfinished()).toEqual({ state: 'OPEN', paymentMethod: '微信支付' })
    await report(first, 'DECLINED')
    expect(await unfinished()).toEqual({ state: 'DECLINED', paymentMethod: '微信支付' })
    shop.clock.advance(1000)
    const second = await start('b')
    await report(second, 'CANCELLED')
    expect(await unfinished()).toEqual({ state: 'CANCELLED', paymentMethod: '微信支付' })
    await report(second, 'APPROVED')
    expect(await unfinished()).toBeUndefined()
  })

  it('aborts another try when an abandoned one is approved, and refunds it', async () => {
    const first = await start('a')
    const second = await start('b')
    await report(first, 'APPROVED')
    const rows = await shop.database.db.select().from(payments)
    expect(rows.find(({ id }) => id === second)?.state).toBe('CLOSED')
    await report(second, 'APPROVED')
    expect(await state()).toBe('DELIVERING')
    expect(await facts()).toMatchObject({ vouchers: 1, refunded: [6000] })
  })

  it('refunds money after the order was cancelled, once', async () => {
    const payment = await start('a')
    await shop.call(cancelOrder, { orderId: order.orderId, reason: 'x' }, { as })
    await report(payment, 'APPROVED', 'APPROVED')
    expect(await state()).toBe('CANCELED')
    expect(await facts()).toMatchObject({ vouchers: 0, refunded: [6000] })
  })

  it('refunds payments after the deadline, before any cleanup', async () => {
    const payment = await start('a')
    shop.clock.advance(PAY_WITHIN_MS)
    as = await shop.signIn(`1391000${1000 + buyers}`)
    expect(await state()).toBe('CANCELED')
    await report(payment, 'APPROVED', 'APPROVED')
    expect(await state()).toBe('CANCELED')
    expect(await facts()).toMatchObject({ vouchers: 0, refunded: [6000] })
  })

  it('shows late money on the order, and sends a message (issue 31)', async () => {
    const payment = await start('late')
    shop.clock.advance(PAY_WITHIN_MS + 60_000)
    await report(payment, 'APPROVED', 'APPROVED')
    const summary = async () => {
      as = await shop.signIn(`1391000${1000 + buyers}`)
      return (await shop.call(getOrder, { orderId: order.orderId, fromPage: 'T' }, { as })).data
    }
    expect((await summary())?.refundSummary).toMatchObject({ refundState: 'APPROVED', refundAmount: { yuanNum: '60' } })
    await shop.runJobs()
    expect((await summary())?.refundSummary).toMatchObject({ refundState: 'REFUNDING' })
    shop.clock.advance(60_000)
    await shop.runJobs()
    const data = await summary()
    expect(data?.refundSummary).toMatchObject({ refundState: 'REFUNDED', refundAmount: { yuanNum: '60' } })
    expect(data?.orderBrief).toMatchObject({ orderRefundState: 'NONE', orderState: { name: 'CANCELED' } })
    const sent = await shop.database.db.select().from(outbox)
    const own = sent.filter(({ content }) => content.includes(data?.orderBrief.orderNumber ?? ''))
    expect(own).toMatchObject([{ kind: 'SMS', content: expect.stringContaining('将原路退回') }])
  })

  it('pays back the second of two payments for one order', async () => {
    const given = await start('a')
    const taken = await start('b')
    await report(taken, 'APPROVED')
    await report(given, 'APPROVED', 'APPROVED')
    expect(await state()).toBe('DELIVERING')
    expect(await facts()).toMatchObject({ vouchers: 1, refunded: [6000] })
  })

  it('leaves one payment open of four that are started at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => start(key)))
    const rows = await shop.database.db.select().from(paymentTransactions)
    const open = rows.filter(({ transactionId, isOpen }) => isOpen && transactionId === order.transactionId)
    expect(open).toHaveLength(1)
  })

  it('pays several orders at once, and refunds those that have ended (PAY-072)', async () => {
    const second = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, `second-${buyers}`)
    const transactionIds = [order.transactionId, second.transactionId]
    const { data } = await shop.call(
      listCashiers,
      { transactionIds, platform: 'H5', src: 'M_WEB', browserType: 'OTHER' },
      { as },
    )
    expect(data?.payAmount).toBe(order.payAmount + second.payAmount)
    const payment = await start('both', ...transactionIds)
    await shop.call(cancelOrder, { orderId: order.orderId, reason: 'x' }, { as })
    await report(payment, 'APPROVED')
    expect([await state(), await state(second.orderId)]).toEqual(['CANCELED', 'DELIVERING'])
    expect(await facts()).toMatchObject({ refunded: [6000] })
    expect(await facts(second.orderId)).toMatchObject({ vouchers: 1, refunded: [] })
  })

  it('rejects an order after its deadline', async () => {
    shop.clock.advance(PAY_WITHIN_MS)
    as = await shop.signIn(`1391000${1000 + buyers}`)
    const input = { transactionIds: [order.transactionId], platform: 'H5', paymentProduct: 'WEIXIN_HK_H5' }
    const answer = await shop.call(pay, { ...input, isNewCyy: true }, { as })
    expect(answer.statusCode).toBe(BUSINESS_ERROR.notPayable)
  })

  it('never shows unpaid tickets as refunded', async () => {
    await shop.call(cancelOrder, { orderId: order.orderId, reason: 'x' }, { as })
    const { data } = await shop.call(getOrder, { orderId: order.orderId, fromPage: 'T' }, { as })
    expect(data?.shows[0]?.sessions[0]?.tickets.map(({ ticketState }) => ticketState)).toEqual(['CANCELED'])
    const rows = await shop.database.db.select().from(tickets)
    expect(rows.filter(({ state: now }) => now === 'REFUNDED')).toEqual([])
  })

  it('releases overdue orders when the jobs run (ORDER-024)', async () => {
    shop.clock.advance(PAY_WITHIN_MS)
    await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/jobs', payload: {} })
    const rows = await shop.database.db.select().from(tickets)
    const own = rows.filter(({ orderId }) => orderId === order.orderId)
    expect(own.map(({ state: now }) => now)).toEqual(['CANCELED'])
    as = await shop.signIn(`1391000${1000 + buyers}`)
    expect(await state()).toBe('CANCELED')
  })
})
