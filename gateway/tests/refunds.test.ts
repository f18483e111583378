import { placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { getOrder } from '@/contracts/order/get-order'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { cancelRefund } from '@/contracts/refund/cancel-refund'
import { getRefund } from '@/contracts/refund/get-refund'
import { getRefundRule } from '@/contracts/refund/get-refund-rule'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { orderLines } from '../src/database/schema/orders'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const HOUR = 60 * 60 * 1000
/** Tickets of the show at hand, in yuan. */
const PRICE = 120

describe('a refund', () => {
  let shop: TestGateway
  let cellphone: string
  let as: string
  let orderId: string
  let buyers = 0

  beforeEach(async () => {
    shop = await createTestGateway()
    buyers += 1
    cellphone = `1392000${1000 + buyers}`
    as = await shop.signIn(cellphone)
    orderId = await paidOrder('first', 2)
  })
  afterEach(() => shop.close())

  async function paidOrder(key: string, qty: number): Promise<string> {
    const order = await placedOrder(shop, NAMED_SHOWS.sensitive, as, key, qty)
    await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${order.orderId}/pay`, payload: {} })
    return order.orderId
  }

  /** Advances to this many hours before the session; tokens expire sooner. */
  async function goTo(hoursBefore: number): Promise<void> {
    const [line] = await shop.database.db.select().from(orderLines)
    shop.clock.advance((line?.snapshot.session?.beginAt ?? 0) - hoursBefore * HOUR - shop.clock.now())
    as = await shop.signIn(cellphone)
  }

  const session = async (id = orderId) => {
    const { data } = await shop.call(getRefundableOrder, { orderId: id }, { as })
    return data?.sessions[0]
  }
  const ticketsOf = async (id = orderId) => (await session(id))?.tickets.map(({ ticketId }) => ticketId) ?? []
  const preview = (ticketIds: string[], id = orderId) => shop.call(previewRefund, { orderId: id, ticketIds }, { as })
  const decide = async (refundId: string, verdict: string, reason?: string) =>
    (
      await shop.gateway.inject({
        method: 'POST',
        url: `/sandbox/api/refunds/${refundId}/${verdict}`,
        payload: { reason },
      })
    ).json().done
  const orderNow = async (id = orderId) => (await shop.call(getOrder, { orderId: id, fromPage: 'T' }, { as })).data
  const stateNow = async (id = orderId) => (await orderNow(id))?.orderBrief.orderState.name

  async function apply(ticketIds: string[], id = orderId) {
    const { data } = await preview(ticketIds, id)
    const { previewToken = '' } = data ?? {}
    return shop.call(applyRefund, { orderId: id, ticketIds, reasonCode: 'SCHEDULE', previewToken }, { as })
  }

  async function applied(ticketIds: string[], id = orderId): Promise<string> {
    const { data, comments } = await apply(ticketIds, id)
    if (data === null) throw new Error(`refused: ${comments}`)
    return data.refundId
  }

  it('returns the paid amount, without a fee three days before (REFUND-007, REFUND-011, REFUND-017)', async () => {
    const tickets = await ticketsOf()
    expect((await preview(tickets)).data).toMatchObject({ refundAmount: 2 * PRICE, fee: 0, ticketAmount: 2 * PRICE })
    const refundId = await applied(tickets)
    expect((await orderNow())?.orderBrief.orderRefundState).toBe('APPLYING')
    expect((await session())?.tickets.map(({ selectable }) => selectable)).toEqual([false, false])
    await decide(refundId, 'approve')
    expect(await stateNow()).toBe('REFUNDED_TICKET')
    expect((await orderNow())?.refundSummary).toMatchObject({ refundId, refundState: 'APPROVED' })
  })

  it('leaves the full amount for the next one when withdrawn (REFUND-011)', async () => {
    const tickets = await ticketsOf()
    const first = await applied(tickets)
    expect((await shop.call(cancelRefund, { refundId: first }, { as })).data).toBe(true)
    const second = await applied(tickets)
    await decide(second, 'approve')
    expect(await stateNow()).toBe('REFUNDED_TICKET')
  })

  it('costs a fifth from three days to one day before, and is too late after that (REFUND-011)', async () => {
    const [ticket = ''] = await ticketsOf()
    await goTo(72)
    expect((await preview([ticket])).data).toMatchObject({ fee: 0 })
    await goTo(71.9)
    expect((await preview([ticket])).data).toMatchObject({ fee: PRICE / 5, refundAmount: (PRICE * 4) / 5 })
    await goTo(24)
    expect((await preview([ticket])).data).toMatchObject({ fee: PRICE / 5 })
    await goTo(23.9)
    expect(await preview([ticket])).toMatchObject({
      statusCode: BUSINESS_ERROR.notRefundable,
      comments: '已过可退时间，如需帮助请联系客服',
    })
  })

  it('names paid amount and fee of each ticket, whose differences are the refund (D-27)', async () => {
    const tickets = await ticketsOf()
    await goTo(71.9)
    const { data } = await preview(tickets)
    const parts = data?.items.map(({ amount, fee }) => [amount, fee])
    expect(parts).toEqual(tickets.map(() => [PRICE, PRICE / 5]))
    expect(data?.refundAmount).toBe((tickets.length * PRICE * 4) / 5)
  })

  it('fails when the cost differs from the shown one', async () => {
    const tickets = await ticketsOf()
    await goTo(72.01)
    const { data } = await preview(tickets)
    await goTo(71.99)
    const { previewToken = '' } = data ?? {}
    const late = { orderId, ticketIds: tickets, reasonCode: 'OTHER', previewToken }
    expect(await shop.call(applyRefund, late, { as })).toMatchObject({ statusCode: BUSINESS_ERROR.amountChanged })
  })

  it('fails with the proof of another order, or of none', async () => {
    const other = await paidOrder('second', 1)
    const { data } = await preview(await ticketsOf(other), other)
    const ticketIds = await ticketsOf()
    for (const previewToken of [data?.previewToken ?? '', 'x', as]) {
      const input = { orderId, ticketIds, reasonCode: 'OTHER', previewToken }
      expect(await shop.call(applyRefund, input, { as })).toMatchObject({ statusCode: BUSINESS_ERROR.amountChanged })
    }
  })

  it('fails without one of the reasons offered', async () => {
    const ticketIds = await ticketsOf()
    const { data } = await preview(ticketIds)
    const input = { orderId, ticketIds, reasonCode: 'BORED', previewToken: data?.previewToken ?? '' }
    expect(await shop.call(applyRefund, input, { as })).toMatchObject({ statusCode: BUSINESS_ERROR.badInput })
    expect(await stateNow()).not.toMatch(/REFUND/)
  })

  it('leaves the other ticket: the order continues, and the seat is for sale (A-REFUND-4)', async () => {
    const [ticket = ''] = await ticketsOf()
    const [line] = await shop.database.db.select().from(orderLines)
    const before = await shop.unitsLeft(line?.reference ?? '')
    await decide(await applied([ticket]), 'approve')
    expect(await shop.unitsLeft(line?.reference ?? '')).toBe(before + 1)
    expect(await stateNow()).toBe('DELIVERING')
    const states = (await orderNow())?.shows[0]?.sessions[0]?.tickets.map(({ ticketState }) => ticketState)
    expect(states?.sort()).toEqual(['REFUNDED', 'UNUSED'])
    expect(await apply([ticket])).toMatchObject({ statusCode: BUSINESS_ERROR.amountChanged })
    expect(await preview([ticket])).toMatchObject({ statusCode: BUSINESS_ERROR.notRefundable })
  })

  it('leaves the ticket unchanged when withdrawn or declined, and can be requested again', async () => {
    const [ticket = '', other = ''] = await ticketsOf()
    const first = await applied([ticket])
    expect((await shop.call(cancelRefund, { refundId: first }, { as })).data).toBe(true)
    expect((await shop.call(cancelRefund, { refundId: first }, { as })).data).toBe(true)
    expect((await orderNow())?.orderBrief.orderRefundState).toBe('NONE')
    const second = await applied([ticket])
    await decide(second, 'reject', '票已打印')
    expect((await shop.call(getRefund, { refundId: second }, { as })).data).toMatchObject({
      refundState: 'REJECTED',
      rejectReason: '票已打印',
      steps: [{ done: true }, { done: true }],
    })
    expect((await session())?.tickets.map(({ selectable }) => selectable)).toEqual([true, true])
    const third = await applied([other])
    await decide(third, 'approve')
    expect(await decide(third, 'reject')).toBe(false)
    expect(await shop.call(cancelRefund, { refundId: third }, { as })).toMatchObject({
      statusCode: BUSINESS_ERROR.notRefundable,
    })
  })

  it('can be requested twice of a session, whatever the order (REFUND-010, A-REFUND-6)', async () => {
    const second = await paidOrder('second', 2)
    const [ticket = ''] = await ticketsOf()
    const [of = '', last = ''] = await ticketsOf(second)
    await applied([ticket])
    await applied([of], second)
    expect(await session(second)).toMatchObject({ maxTimes: 2, usedTimes: 2 })
    expect(await preview([last], second)).toMatchObject({ comments: '本场次退票次数已用完，如需帮助请联系客服' })
  })

  it('happens once for the same tickets at the same moment', async () => {
    const tickets = await ticketsOf()
    const { data } = await preview(tickets)
    const { previewToken = '' } = data ?? {}
    const input = { orderId, ticketIds: tickets, reasonCode: 'OTHER', previewToken }
    const answers = await Promise.all([1, 2, 3].map(() => shop.call(applyRefund, input, { as })))
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(1)
  })

  it('proceeds by itself: approved after a day, sent, arrived (REFUND-012)', async () => {
    const refundId = await applied(await ticketsOf())
    const jobs = () => shop.gateway.inject({ method: 'POST', url: '/sandbox/api/jobs', payload: {} })
    const state = async () => (await shop.call(getRefund, { refundId }, { as })).data?.refundState
    await jobs()
    expect(await state()).toBe('APPLYING')
    shop.clock.advance(24 * HOUR)
    as = await shop.signIn(cellphone)
    await jobs()
    expect(await state()).toBe('REFUNDING')
    shop.clock.advance(60_000)
    await jobs()
    expect(await state()).toBe('REFUNDED')
    await decide(refundId, 'returned')
    const { data } = await shop.call(getRefund, { refundId }, { as })
    expect(data?.steps.map(({ done }) => done)).toEqual([true, true, true, true, true])
  })

  it('has rules that can be read before (REFUND-019)', async () => {
    const { data } = await shop.call(getRefundRule, { orderId }, { as })
    expect(data?.periods.map(({ feeRate, allowed, timeDesc }) => [feeRate, allowed, timeDesc])).toEqual([
      [0, true, '演出前 72 小时以上'],
      [0.2, true, '演出前 24–72 小时'],
      [1, false, '演出前不足 24 小时'],
    ])
    expect(data?.html).toBe('<p>优惠券与积分仅在整单退票时退回</p>')
  })

  it('belongs to the buyer only', async () => {
    const ticketIds = await ticketsOf()
    const { data: mine } = await preview(ticketIds)
    const refundId = await applied(ticketIds)
    const owner = as
    as = await shop.signIn('13929999999')
    const { previewToken = '' } = mine ?? {}
    const input = { orderId, ticketIds, reasonCode: 'OTHER', previewToken }
    const answers = [
      await shop.call(getRefundableOrder, { orderId }, { as }),
      await shop.call(getRefundRule, { orderId }, { as }),
      await preview(ticketIds),
      await shop.call(applyRefund, input, { as }),
      await shop.call(getRefund, { refundId }, { as }),
      await shop.call(cancelRefund, { refundId }, { as }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => BUSINESS_ERROR.notFound))
    as = owner
    expect((await shop.call(getRefund, { refundId }, { as })).data?.refundState).toBe('APPLYING')
  })
})
