import { acceptedOffer, offerOf, orderInput, placedOrder } from '@test/buyer'
import { demoCoupon } from '@test/demo-coupon'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { preOrder } from '@/contracts/order/pre-order'
import { applyRebook } from '@/contracts/rebook/apply-rebook'
import { checkRebook } from '@/contracts/rebook/check-rebook'
import { listRebookSessions, type RebookSession } from '@/contracts/rebook/list-rebook-sessions'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { refundPayments } from '../src/database/schema/refunds'
import { NAMED_SHOWS } from '../src/demo/named-shows'

/** Tickets of the show at hand, in yuan. */
const PRICE = 120

describe('an exchange for another session', () => {
  let shop: TestGateway
  let as: string
  let orderId: string
  let sessions: RebookSession[]

  beforeEach(async () => {
    shop = await createTestGateway()
    as = await shop.signIn('13920001000')
    const order = await placedOrder(shop, NAMED_SHOWS.sensitive, as, 'first', 2)
    orderId = order.orderId
    await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${orderId}/pay`, payload: {} })
    sessions = (await shop.call(listRebookSessions, { orderId }, { as })).data ?? []
  })
  afterEach(() => shop.close())

  const open = () => sessions.find(({ available }) => available)
  const apply = (sessionId = open()?.bizShowSessionId ?? '', of = orderId, ticketIds?: string[]) =>
    shop.call(applyRebook, { orderId: of, sessionId, ...(ticketIds && { ticketIds }) }, { as })
  const order = async (id = orderId) => (await shop.call(getOrder, { orderId: id, fromPage: 'T' }, { as })).data
  const ticketsOf = async (id = orderId) => (await order(id))?.shows[0]?.sessions[0]?.tickets ?? []
  const left = async () => shop.unitsLeft((await offerOf(shop, NAMED_SHOWS.sensitive)).seatPlanId)

  it('creates a successor at the same price, and releases the earlier places (REFUND-008, REFUND-014)', async () => {
    const before = await left()
    const { data } = await apply()
    expect(data).toMatchObject({ needPay: false, payAmount: 0 })
    expect(await left()).toBe(before + 2)
    expect((await order())?.orderBrief).toMatchObject({
      orderState: { name: 'REFUNDED_TICKET' },
      supportRebook: false,
      orderRefundState: 'NONE',
    })
    expect((await ticketsOf()).map(({ ticketState }) => ticketState)).toEqual(['EXCHANGED', 'EXCHANGED'])
    const fresh = await order(data?.newOrderId)
    expect(fresh?.orderBrief).toMatchObject({ orderState: { name: 'DELIVERING' }, orderSourceEnum: 'REBOOK' })
    expect(fresh?.shows[0]?.sessions[0]?.bizShowSessionId).toBe(open()?.bizShowSessionId)
    expect(fresh?.voucherIds).toHaveLength(1)
    expect(fresh?.priceItems.map(({ priceItemType, direction, amount }) => [priceItemType, direction, amount])).toEqual(
      [
        ['TICKET', 'PLUS', 2 * PRICE],
        ['EXCHANGE', 'MINUS', 2 * PRICE],
      ],
    )
  })

  it('refunds the payments of the first order, to their source', async () => {
    const { data } = await apply()
    const of = data?.newOrderId ?? ''
    const ticketIds = (await ticketsOf(of)).map(({ ticketId }) => ticketId)
    const { data: seen } = await shop.call(previewRefund, { orderId: of, ticketIds }, { as })
    expect(seen).toMatchObject({ refundAmount: 2 * PRICE, fee: 0 })
    const { previewToken = '' } = seen ?? {}
    const input = { orderId: of, ticketIds, reasonCode: 'OTHER', previewToken }
    const { data: refund } = await shop.call(applyRefund, input, { as })
    await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/refunds/${refund?.refundId}/approve`, payload: {} })
    expect((await order(of))?.orderBrief.orderState.name).toBe('REFUNDED_TICKET')
    const back = await shop.database.db.select().from(refundPayments)
    expect(back.map(({ cents, isLate }) => [cents, isLate])).toEqual([[2 * PRICE * 100, false]])
  })

  it('returns a coupon with the last ticket of all its orders, and announces it then (REFUND-011, COUPON-019)', async () => {
    const { couponCode } = demoCoupon('newcomer-50')
    await shop.call(obtainCoupon, { couponCode, obtainType: 'RECEIVE' }, { as })
    const coupon = async () => (await shop.call(listOwnCoupons, { offset: 0, length: 1 }, { as })).data?.list[0]
    const couponIds = [(await coupon())?.couponId ?? '']
    const wanted = { ...(await orderInput(shop, NAMED_SHOWS.sensitive, as, 3)), couponIds }
    const { data: offer } = await shop.call(preOrder, wanted, { as })
    if (!offer) throw new Error('no offer')
    const bought = (await shop.call(createOrder, acceptedOffer(wanted, offer), { as })).data?.orderId ?? ''
    await sandbox(shop, `orders/${bought}/pay`)
    const [first, ...others] = (await ticketsOf(bought)).map(({ ticketId }) => ticketId)
    const successor = (await apply(undefined, bought, [first ?? ''])).data?.newOrderId ?? ''
    const successorTickets = (await ticketsOf(successor)).map(({ ticketId }) => ticketId)
    const previewOf = async (of: string, ticketIds: string[]) => {
      const { data } = await shop.call(previewRefund, { orderId: of, ticketIds }, { as })
      return { returnsCoupons: data?.returnsCoupons, previewToken: data?.previewToken ?? '' }
    }
    const giveBack = async (of: string, ticketIds: string[]) => {
      const { previewToken } = await previewOf(of, ticketIds)
      const input = { orderId: of, ticketIds, reasonCode: 'OTHER', previewToken }
      const { data } = await shop.call(applyRefund, input, { as })
      await sandbox(shop, `refunds/${data?.refundId}/approve`)
    }
    expect(await previewOf(successor, successorTickets)).toMatchObject({ returnsCoupons: false })
    expect(await previewOf(bought, others)).toMatchObject({ returnsCoupons: false })
    await giveBack(bought, others)
    expect((await coupon())?.couponStatus.name).toBe('USED')
    expect(await previewOf(successor, successorTickets)).toMatchObject({ returnsCoupons: true })
    await giveBack(successor, successorTickets)
    expect((await coupon())?.couponStatus.name).toBe('AVAILABLE')
  })

  it('links the previous order and its successor (REFUND-008)', async () => {
    const { data } = await apply()
    const before = await order()
    const after = await order(data?.newOrderId)
    const nameOf = (of: typeof after) => ({ orderId: of?.orderBrief.orderId, orderNumber: of?.orderBrief.orderNumber })
    expect([before?.predecessor, before?.successors]).toEqual([undefined, [nameOf(after)]])
    expect([after?.predecessor, after?.successors]).toEqual([nameOf(before), []])
  })

  it('checks the requested tickets, and rejects unknown ones (REFUND-015)', async () => {
    const sessionId = open()?.bizShowSessionId ?? ''
    const check = async (ticketIds: string) =>
      (await shop.call(checkRebook, { orderId, sessionId, ticketIds }, { as })).data?.allowed
    const [ticket] = await ticketsOf()
    expect([await check(ticket?.ticketId ?? ''), await check('another')]).toEqual([true, false])
    const of = async (ticketIds: string) =>
      (await shop.call(listRebookSessions, { orderId, ticketIds }, { as })).data?.some(({ available }) => available)
    expect([await of(ticket?.ticketId ?? ''), await of('another')]).toEqual([true, false])
  })

  it('binds to the shown seat plan', async () => {
    const seen = open()?.seatPlans.map(({ seatPlanId }) => seatPlanId) ?? []
    const to = (seatPlanId: string) =>
      shop.call(applyRebook, { orderId, sessionId: open()?.bizShowSessionId ?? '', seatPlanId }, { as })
    expect(await to('none')).toMatchObject({ statusCode: BUSINESS_ERROR.notRefundable, data: null })
    const answers = []
    for (const seatPlanId of seen) answers.push((await to(seatPlanId)).data?.needPay)
    expect(answers.filter((needPay) => needPay === false)).toHaveLength(1)
  })

  it('leaves the other tickets of an order', async () => {
    const [ticket] = await ticketsOf()
    const { data } = await apply(undefined, orderId, [ticket?.ticketId ?? ''])
    expect((await ticketsOf()).map(({ ticketState }) => ticketState).sort()).toEqual(['EXCHANGED', 'UNUSED'])
    expect((await order())?.orderBrief.orderState.name).toBe('DELIVERING')
    expect(await ticketsOf(data?.newOrderId)).toHaveLength(1)
  })

  it('remains available for other tickets during a refund (REFUND-008, REFUND-015)', async () => {
    const ticketIds = (await ticketsOf()).slice(0, 1).map(({ ticketId }) => ticketId)
    const { data: seen } = await shop.call(previewRefund, { orderId, ticketIds }, { as })
    const { previewToken = '' } = seen ?? {}
    await shop.call(applyRefund, { orderId, ticketIds, reasonCode: 'OTHER', previewToken }, { as })
    sessions = (await shop.call(listRebookSessions, { orderId }, { as })).data ?? []
    const sessionId = open()?.bizShowSessionId ?? ''
    expect((await shop.call(checkRebook, { orderId, sessionId }, { as })).data).toMatchObject({ allowed: true })
    const { data } = await apply(sessionId)
    expect(await ticketsOf(data?.newOrderId)).toHaveLength(1)
    expect((await ticketsOf()).map(({ ticketState }) => ticketState).sort()).toEqual(['EXCHANGED', 'REFUNDING'])
  })

  it('happens once, for the order and its successor', async () => {
    const { data } = await apply()
    expect(await apply()).toMatchObject({ statusCode: BUSINESS_ERROR.notRefundable })
    const of = data?.newOrderId ?? ''
    expect(await apply((await offerOf(shop, NAMED_SHOWS.sensitive)).bizShowSessionId, of)).toMatchObject({
      statusCode: BUSINESS_ERROR.notRefundable,
      comments: '该订单已改签过，每笔订单限改签一次',
    })
  })

  it('takes effect once when requested twice at the same moment', async () => {
    const answers = await Promise.all([apply(), apply(), apply()])
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(1)
  })

  it('shows obstacles in advance (REFUND-015)', async () => {
    const check = async (sessionId: string) => (await shop.call(checkRebook, { orderId, sessionId }, { as })).data
    expect(await check(open()?.bizShowSessionId ?? '')).toMatchObject({ allowed: true, feeAmount: 0, remainTimes: 1 })
    const own = await offerOf(shop, NAMED_SHOWS.sensitive)
    expect(await check(own.bizShowSessionId)).toMatchObject({
      allowed: false,
      reason: '该场次不可改签，请选择其他场次',
    })
    const elsewhere = await offerOf(shop, NAMED_SHOWS.simpleConcert)
    expect(await check(elsewhere.bizShowSessionId)).toMatchObject({
      allowed: false,
      reason: '该场次不可改签，请选择其他场次',
    })
    const closed = sessions.filter(({ available }) => !available)
    expect(new Set(closed.map(({ unavailableReason }) => unavailableReason))).toEqual(new Set(['该场次已售罄']))
    for (const { bizShowSessionId, unavailableReason } of closed) {
      const answer = await apply(bizShowSessionId)
      expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.notRefundable, comments: unavailableReason })
    }
    expect((await ticketsOf()).map(({ ticketState }) => ticketState)).toEqual(['UNUSED', 'UNUSED'])
  })

  it('belongs to the buyer only', async () => {
    const sessionId = open()?.bizShowSessionId ?? ''
    as = await shop.signIn('13929999999')
    const answers = [
      await apply(sessionId),
      await shop.call(checkRebook, { orderId, sessionId }, { as }),
      await shop.call(listRebookSessions, { orderId }, { as }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => BUSINESS_ERROR.notFound))
  })
})
