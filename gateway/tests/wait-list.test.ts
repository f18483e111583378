import { acceptedOffer } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { getPaySuccess } from '@/contracts/order/get-pay-success'
import { getWaitList } from '@/contracts/order/get-wait-list'
import { preOrder } from '@/contracts/order/pre-order'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { inventory } from '../src/database/schema/inventory'
import { refunds } from '../src/database/schema/refunds'
import { waitListEntries } from '../src/database/schema/wait-list'
import { MAX_WAITING } from '../src/services/wait-list/wait-list-records'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Of the seat plan that is gone, in yuan. */
const PRICE = 420

interface Wish {
  showId: string
  bizShowSessionId: string
  seatPlanId: string
}

describe('the waiting list', () => {
  let shop: TestGateway
  let wish: Wish
  let people = 0

  beforeEach(async () => {
    shop = await createTestGateway()
    wish = (await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/demo' })).json().waitListPlan
  })
  afterEach(() => shop.close())

  const buyer = () => {
    people += 1
    return shop.signIn(`1395000${1000 + people}`)
  }
  const sandbox = async (path: string) =>
    (await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/${path}`, payload: {} })).json().done
  const jobs = () => sandbox('jobs')
  const planNow = async () => {
    const { data } = await shop.call(listSeatPlansDynamic, wish)
    return data?.seatPlans.find(({ seatPlanId }) => seatPlanId === wish.seatPlanId)
  }
  const waits = async (orderId: string, as: string) => (await shop.call(getWaitList, { orderId }, { as })).data
  const orderOf = async (orderId: string, as: string) =>
    (await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })).data
  const paidBack = async (orderId: string) =>
    (await shop.database.db.select().from(refunds)).filter((row) => row.orderId === orderId).map(({ cents }) => cents)

  /** Asks for units of the plan that is gone. */
  async function order(as: string, qty: number, items = [{ seatPlanId: wish.seatPlanId, qty }]) {
    const { showId, bizShowSessionId } = wish
    const wanted = { src: 'M_WEB', showId, bizShowSessionId, items }
    const offer = await shop.call(preOrder, wanted, { as })
    if (offer.data === null) return offer
    const input = acceptedOffer(wanted, offer.data)
    return shop.call(createOrder, input, { as, headers: { 'idempotency-key': `w-${people}-${qty}` } })
  }

  async function placed(as: string, qty: number): Promise<string> {
    const { data, comments } = await order(as, qty)
    if (data === null || !('orderId' in data)) throw new Error(`refused: ${comments}`)
    return data.orderId
  }

  async function waiting(as: string, qty: number): Promise<string> {
    const orderId = await placed(as, qty)
    expect(await sandbox(`orders/${orderId}/pay`)).toBe(true)
    return orderId
  }

  /** Returns this many units. */
  async function returnTickets(qty: number): Promise<void> {
    await shop.database.db.update(inventory).set({ capacity: qty }).where(eq(inventory.id, wish.seatPlanId))
  }

  it('opens for a sold-out plan, with show and session (CAT-064, CAT-131)', async () => {
    expect(await planNow()).toMatchObject({ purchaseMode: 'WAIT_LIST', waitListState: 'OPEN', canBuyCount: 20 })
    const { data: sessions } = await shop.call(listSessionsDynamic, { showId: wish.showId })
    expect(sessions?.sessions[0]).toMatchObject({ existWaitList: true, soldOut: false })
    expect((await shop.call(getShowDynamic, { showId: wish.showId })).data?.existWaitList).toBe(true)
    await returnTickets(3)
    expect(await planNow()).toMatchObject({ purchaseMode: 'BUY', canBuyCount: 3, seatPlanStatus: 'ON_SALE' })
  })

  it('charges first, and assigns tickets once there are some (ORDER-053)', async () => {
    const as = await buyer()
    const orderId = await placed(as, 2)
    expect(await waits(orderId, as)).toMatchObject({ waitListState: 'NONE', rank: 0 })
    await sandbox(`orders/${orderId}/pay`)
    expect(await waits(orderId, as)).toMatchObject({ waitListState: 'WAITING', rank: 1 })
    const { data } = await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })
    expect(data).toMatchObject({
      orderBrief: { orderState: { name: 'RESERVE' }, orderStatusTitle: '候补中', waitListState: 'WAITING' },
      waitList: { waitListState: 'WAITING', desc: '有票退回时将按支付先后自动出票' },
      operations: [{ operation: 'CANCEL' }, { operation: 'CONTACT' }],
      voucherIds: [],
    })
    expect(data?.orderBrief.supportRebook).toBe(false)
    // Until it knows, at the latest (ORDER-056).
    const { reserveTime = 0 } = data?.orderBrief ?? {}
    expect(reserveTime).toBeGreaterThan(0)
    shop.clock.advance(MINUTE)
    const later = await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })
    expect(later.data?.orderBrief.reserveTime).toBe(reserveTime - 60)
    expect((await shop.call(getOrderVoucherCreated, { orderId }, { as })).data).toMatchObject({ created: false })
    expect((await shop.call(getRefundableOrder, { orderId }, { as })).data?.sessions[0]?.tickets[0]).toMatchObject({
      selectable: false,
    })
    expect((await shop.call(getPaySuccess, { orderId, orderType: 'ticket' }, { as })).data?.tips).toBe(
      '有票退回时将按支付先后自动出票',
    )
  })

  it('serves returned tickets in the order of payment, whole orders only', async () => {
    const [first, second, third] = [await buyer(), await buyer(), await buyer()]
    const late = await placed(first, 1)
    const early = await waiting(second, 3)
    shop.clock.advance(MINUTE)
    await sandbox(`orders/${late}/pay`)
    shop.clock.advance(MINUTE)
    const last = await waiting(third, 1)
    expect(await waits(early, second)).toMatchObject({ rank: 1 })
    expect(await waits(late, first)).toMatchObject({ rank: 2 })
    expect(await waits(last, third)).toMatchObject({ rank: 3 })

    await returnTickets(2)
    await jobs()
    expect(await waits(late, first)).toMatchObject({ waitListState: 'WAITING' })
    expect(await planNow()).toMatchObject({ purchaseMode: 'WAIT_LIST' })

    await returnTickets(4)
    await jobs()
    expect(await waits(early, second)).toMatchObject({ waitListState: 'MATCHED', rank: 0 })
    expect(await waits(late, first)).toMatchObject({ waitListState: 'MATCHED' })
    expect(await waits(last, third)).toMatchObject({ waitListState: 'WAITING', rank: 1 })
    const { orderBrief, voucherIds } = (await orderOf(early, second)) ?? {}
    expect(orderBrief).toMatchObject({ orderState: { name: 'DELIVERING' }, waitListState: 'MATCHED' })
    expect(voucherIds).toHaveLength(1)
    expect(await shop.unitsLeft(wish.seatPlanId)).toBe(0)
  })

  it('sells nothing to other buyers that a waiting user is entitled to', async () => {
    const patient = await waiting(await buyer(), 2)
    shop.clock.advance(MINUTE)
    await returnTickets(2)
    const passerBy = await buyer()
    const other = await waiting(passerBy, 1)
    await jobs()
    const entries = await shop.database.db.select().from(waitListEntries)
    expect(entries.map(({ orderId, state }) => [orderId, state]).sort()).toEqual(
      [
        [patient, 'MATCHED'],
        [other, 'WAITING'],
      ].sort(),
    )
  })

  it('serves tickets of refunds', async () => {
    const [owner, waiter] = [await buyer(), await buyer()]
    await returnTickets(1)
    const bought = await placed(owner, 1)
    const orderId = await waiting(waiter, 1)
    await jobs()
    expect(await waits(orderId, waiter)).toMatchObject({ waitListState: 'WAITING' })
    await shop.call(cancelOrder, { orderId: bought, reason: 'x' }, { as: owner })
    await jobs()
    expect(await waits(orderId, waiter)).toMatchObject({ waitListState: 'MATCHED' })
  })

  it('refunds everything when no units returned by a day before the session (contract D-11)', async () => {
    const phone = '13959990001'
    const as = await shop.signIn(phone)
    const orderId = await waiting(as, 2)
    const { deadline = 0 } = (await waits(orderId, as)) ?? {}
    shop.clock.advance(deadline - shop.clock.now() - 1)
    await jobs()
    const again = await shop.signIn(phone)
    expect(await waits(orderId, again)).toMatchObject({ waitListState: 'WAITING' })
    shop.clock.advance(1)
    expect(await waits(orderId, again)).toMatchObject({ waitListState: 'FAILED', rank: 0 })
    await returnTickets(5)
    await jobs()
    expect(await orderOf(orderId, again)).toMatchObject({
      orderBrief: { orderState: { name: 'REFUNDED_TICKET' }, waitListState: 'FAILED' },
      refundSummary: { refundState: 'REFUNDING' },
    })
    expect(await paidBack(orderId)).toEqual([2 * PRICE * 100])
    expect(await planNow()).toMatchObject({ purchaseMode: 'BUY', canBuyCount: 5 })
  })

  it('refunds in full before tickets arrive, once, for its user only', async () => {
    const [as, stranger] = [await buyer(), await buyer()]
    const orderId = await waiting(as, 2)
    const leave = (who: string) => shop.call(cancelOrder, { orderId, reason: 'x' }, { as: who })
    expect(await leave(stranger)).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    expect(await shop.call(getWaitList, { orderId }, { as: stranger })).toMatchObject({
      statusCode: BUSINESS_ERROR.notFound,
    })
    expect((await leave(as)).data).toBe(true)
    expect((await leave(as)).data).toBe(true)
    expect(await waits(orderId, as)).toMatchObject({ waitListState: 'CANCELED', rank: 0 })
    expect(await paidBack(orderId)).toEqual([2 * PRICE * 100])
    await returnTickets(2)
    await jobs()
    expect(await waits(orderId, as)).toMatchObject({ waitListState: 'CANCELED' })
    expect(await planNow()).toMatchObject({ purchaseMode: 'BUY', canBuyCount: 2 })
  })

  it('keeps no place for an order that was never paid', async () => {
    const as = await buyer()
    const orderId = await placed(as, 2)
    shop.clock.advance(16 * MINUTE)
    await jobs()
    expect(await waits(orderId, as)).toMatchObject({ waitListState: 'CANCELED' })
    expect(await paidBack(orderId)).toEqual([])
  })

  it('closes when enough is waited for, unpaid orders included', async () => {
    for (let taken = 0; taken + 6 <= MAX_WAITING; taken += 6) await waiting(await buyer(), 6)
    const room = MAX_WAITING % 6
    expect(await planNow()).toMatchObject({ canBuyCount: room, waitListState: 'OPEN' })
    expect(await order(await buyer(), room + 1)).toMatchObject({
      statusCode: BUSINESS_ERROR.soldOut,
      comments: '候补人数已满或已截止，请选择其他票档',
    })
    const last = await placed(await buyer(), room)
    expect(await planNow()).toMatchObject({ canBuyCount: 0, waitListState: 'FULL' })
    await sandbox(`orders/${last}/expire`)
    expect(await planNow()).toMatchObject({ canBuyCount: room, waitListState: 'OPEN' })
  })

  it('closes a day before the session', async () => {
    const as = await buyer()
    const { deadline = 0 } = (await waits(await waiting(as, 1), as)) ?? {}
    shop.clock.advance(deadline - shop.clock.now())
    expect(await planNow()).toMatchObject({ canBuyCount: 0, waitListState: 'FULL' })
    expect(await order(await buyer(), 1)).toMatchObject({ statusCode: BUSINESS_ERROR.soldOut })
    shop.clock.advance(DAY)
    expect((await order(await buyer(), 1)).statusCode).not.toBe(STATUS.success)
  })

  it('accepts one kind of ticket at a time, for waiting orders only', async () => {
    const { data } = await shop.call(listSeatPlansDynamic, wish)
    const sold = data?.seatPlans.find(({ purchaseMode }) => purchaseMode === 'BUY')?.seatPlanId ?? ''
    const mixed = [wish.seatPlanId, sold].map((seatPlanId) => ({ seatPlanId, qty: 1 }))
    const as = await buyer()
    expect(await order(as, 2, mixed)).toMatchObject({ statusCode: BUSINESS_ERROR.notOnSale })
    const plain = await order(as, 1, [{ seatPlanId: sold, qty: 1 }])
    const orderId = plain.data && 'orderId' in plain.data ? plain.data.orderId : ''
    expect(await shop.call(getWaitList, { orderId }, { as })).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
  })

  it('follows a clerk’s verdict of more units, or none (contract D-16)', async () => {
    const [lucky, unlucky] = [await buyer(), await buyer()]
    const [first, second] = [await waiting(lucky, 2), await waiting(unlucky, 2)]
    expect(await sandbox(`wait-lists/${first}/match`)).toBe(true)
    expect(await sandbox(`wait-lists/${first}/match`)).toBe(false)
    expect(await sandbox(`wait-lists/${second}/fail`)).toBe(true)
    expect(await sandbox(`wait-lists/${second}/match`)).toBe(false)
    expect(await sandbox(`wait-lists/nothing/constructor`)).toBe(false)
    expect(await waits(first, lucky)).toMatchObject({ waitListState: 'MATCHED' })
    expect(await waits(second, unlucky)).toMatchObject({ waitListState: 'FAILED' })
    expect(await paidBack(second)).toEqual([2 * PRICE * 100])
  })
})
