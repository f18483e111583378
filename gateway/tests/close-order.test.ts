import { offerOf } from '@test/buyer'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { enterFirst } from '@test/used-voucher'
import { eq } from 'drizzle-orm'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { getGoodsOrder } from '@/contracts/goods/get-goods-order'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { getWaitList } from '@/contracts/order/get-wait-list'
import { getParkingOrder } from '@/contracts/parking/get-parking-order'
import { activateCard } from '@/contracts/privilege/activate-card'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { applyRebook } from '@/contracts/rebook/apply-rebook'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { getRefund } from '@/contracts/refund/get-refund'
import { acceptTransfer } from '@/contracts/transfer/accept-transfer'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { allocations, seats } from '../src/database/schema/inventory'
import { orderLines } from '../src/database/schema/orders'
import { refunds } from '../src/database/schema/refunds'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoOffers } from '../src/demo/offers'
import { auditBooks } from '../src/services/books/audit-books'
import { ledgerBalance } from '../src/services/ledgers/ledgers'

const MINUTE = 60_000
/** Of tickets of the show at hand, in cents. */
const PRICE = 12_000
const OVER = '订单已经结束，不能再关闭'
const ENTERED = '已有人入场，不能关闭订单'

/** `POST /sandbox/api/orders/{id}/close` (contract D-16). Closing the gateway audits its books. */
describe('an order that a clerk closes', () => {
  let shop: TestGateway
  let buyer: Person

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    buyer = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const close = (orderId: string, reason?: string) => sandbox(shop, `orders/${orderId}/close`, { reason })
  const order = (orderId: string) => buyer.call(getOrder, { orderId, fromPage: 'T' })
  const stateOf = async (orderId: string) => (await order(orderId)).orderBrief.orderState.name
  const repaid = async (orderId: string) => {
    const rows = await shop.database.db.select().from(refunds).where(eq(refunds.orderId, orderId))
    return rows.filter(({ state }) => state !== 'REJECTED').map(({ cents, kind }) => [cents, kind])
  }
  const points = async () => {
    const account = { ledger: 'POINTS' as const, ownerId: buyer.userId }
    const { balance, frozen } = await ledgerBalance(shop.database.db, account, shop.clock.now())
    return balance - frozen
  }
  const kept = async (orderId: string) => {
    const rows = await shop.database.db
      .select({ qty: allocations.qty, returned: allocations.returned, state: allocations.state })
      .from(allocations)
      .innerJoin(orderLines, eq(orderLines.id, allocations.ownerId))
      .where(eq(orderLines.orderId, orderId))
    return rows.filter(({ state }) => state !== 'RELEASED').reduce((all, row) => all + row.qty - row.returned, 0)
  }
  const couponNow = async () => (await buyer.call(listOwnCoupons, { offset: 0, length: 9 })).list[0]?.couponStatus.name

  /** Tickets that are paid with a coupon, points, a cash card and money. */
  async function mixedWish() {
    await sandbox(shop, `users/${buyer.userId}/grant`, { kind: 'points', amount: 1_000 })
    const [couponId, cashCard] = [await buyer.coupon('theatre-88'), await buyer.cashCard()]
    const { seatPlanId } = await offerOf(shop, NAMED_SHOWS.sensitive)
    const means = { items: [{ seatPlanId, qty: 3 }], couponIds: [couponId], usePoint: true, cashCardIds: [cashCard] }
    return buyer.offered(await buyer.wish(NAMED_SHOWS.sensitive, means))
  }

  it('refunds the tickets with all their payments', async () => {
    const { orderId, payAmount } = await buyer.call(createOrder, await mixedWish())
    expect(payAmount).toBeGreaterThan(0)
    await sandbox(shop, `orders/${orderId}/pay`)
    expect([await points(), await couponNow(), await kept(orderId)]).toEqual([0, 'USED', 3])
    expect(await close(orderId)).toEqual({ http: 200, done: true })
    expect((await order(orderId)).orderBrief).toMatchObject({
      orderState: { code: 13, name: 'CLOSED' },
      cancelReason: '店铺已关闭订单',
    })
    expect([await points(), await couponNow(), await kept(orderId)]).toEqual([1_000, 'AVAILABLE', 0])
    const [card] = await buyer.call(listOwnCards, {})
    expect(card?.balance).toMatchObject({ yuanNum: String(card?.cardPrice), centNum: '00' })
    expect(await repaid(orderId)).toEqual([[payAmount * 100, 'SHOP']])
  })

  it('refunds once, with the delivery fee, however often it is closed', async () => {
    const orderId = await buyer.paid(NAMED_SHOWS.expressDelivery, {
      deliverMethod: 'EXPRESS',
      addressId: await buyer.address(),
    })
    const { payAmount } = (await order(orderId)).orderBrief
    const answers = await Promise.all([close(orderId), close(orderId), close(orderId)])
    expect(answers.filter((answer) => Reflect.get(answer, 'done') === true)).toHaveLength(1)
    expect(await close(orderId)).toEqual({ http: 200, done: false, reason: OVER })
    expect(await repaid(orderId)).toEqual([[payAmount * 100, 'SHOP']])
  })

  it('releases an unpaid order, which can no longer be paid', async () => {
    const { orderId } = await buyer.call(createOrder, await mixedWish())
    expect([await points(), await couponNow(), await kept(orderId)]).toEqual([0, 'PENDING', 3])
    expect(await close(orderId)).toMatchObject({ done: true })
    expect([await points(), await couponNow(), await kept(orderId)]).toEqual([1_000, 'AVAILABLE', 0])
    expect(await sandbox(shop, `orders/${orderId}/pay`)).toMatchObject({ done: false })
    expect(await close(orderId)).toMatchObject({ done: false, reason: OVER })
    expect([await stateOf(orderId), await repaid(orderId)]).toEqual(['CLOSED', []])
  })

  it('rejects unknown and expired orders', async () => {
    expect(await close('nobody-has-this')).toEqual({ http: 200, done: false, reason: '没有找到相关内容' })
    const { orderId } = await buyer.placed()
    shop.clock.advance(15 * MINUTE)
    expect(await close(orderId)).toMatchObject({ done: false, reason: OVER })
    expect(await stateOf(orderId)).toBe('CANCELED')
  })

  it('releases its seats', async () => {
    const { orderId } = await buyer.call(createOrder, await buyer.offered(await buyer.wishForSeat()))
    await sandbox(shop, `orders/${orderId}/pay`)
    const sold = () => shop.database.db.select().from(seats).where(eq(seats.state, 'SOLD'))
    expect(await sold()).toHaveLength(1)
    expect(await close(orderId)).toMatchObject({ done: true })
    expect(await sold()).toEqual([])
  })

  it('rejects an order with a used ticket and changes nothing', async () => {
    const { seatPlanId, ...session } = await offerOf(shop, NAMED_SHOWS.sensitive)
    const orderId = await buyer.paid(NAMED_SHOWS.sensitive, { ...session, items: [{ seatPlanId, qty: 2 }] })
    const id = await buyer.voucherOf(orderId)
    const entered = await enterFirst(shop, id)
    expect(entered).toMatchObject({ answer: 'entered' })
    expect(await close(orderId)).toEqual({ http: 200, done: false, reason: ENTERED })
    expect([await stateOf(orderId), await repaid(orderId), await kept(orderId)]).toEqual(['DELIVERING', [], 2])
  })

  it('refunds in full when the buyer had requested a refund, which is rejected with the clerk’s text', async () => {
    const wish = await buyer.refundWish()
    const { refundId } = await buyer.call(applyRefund, wish)
    expect(await close(wish.orderId, '演出取消')).toMatchObject({ done: true })
    expect(await buyer.call(getRefund, { refundId })).toMatchObject({
      refundState: 'REJECTED',
      rejectReason: '演出取消',
    })
    expect([await stateOf(wish.orderId), await repaid(wish.orderId)]).toEqual(['CLOSED', [[PRICE, 'SHOP']]])
  })

  it('revokes tickets in transfer and transferred ones', async () => {
    const orderId = await buyer.paid(NAMED_SHOWS.simpleConcert)
    const { voucherId, transferCode } = await buyer.sending(await buyer.voucherOf(orderId))
    const friend = await buyer.friend()
    const other = await buyer.paid(NAMED_SHOWS.simpleConcert)
    await buyer.sending(await buyer.voucherOf(other))
    const received = await friend.call(acceptTransfer, { transferCode, agreed: true })
    for (const id of [orderId, other]) expect(await close(id)).toMatchObject({ done: true })
    const tickets = await friend.call(getVoucher, { id: received.voucherIds[0] ?? '' })
    expect(tickets.tickets.map(({ state }) => state)).toEqual(['REFUNDED'])
    expect((await buyer.call(getVoucher, { id: voucherId })).tickets).not.toMatchObject([{ state: 'UNUSED' }])
  })

  it('refunds by the payment of the exchanged order, which has ended', async () => {
    const { orderId, ticketIds, sessionId } = await buyer.exchange()
    const exchanged = await buyer.call(applyRebook, { orderId, sessionId, ticketIds: [ticketIds] })
    expect(await close(orderId)).toMatchObject({ done: false, reason: OVER })
    expect(await close(exchanged.newOrderId)).toMatchObject({ done: true })
    expect(await repaid(exchanged.newOrderId)).toEqual([[PRICE, 'SHOP']])
  })

  it('leaves the waiting list', async () => {
    const orderId = await buyer.waiting()
    expect(await close(orderId)).toMatchObject({ done: true })
    expect([await stateOf(orderId), await buyer.call(getWaitList, { orderId })]).toMatchObject([
      'CLOSED',
      { waitListState: 'FAILED' },
    ])
  })

  describe('of goods', () => {
    const goods = (orderId: string) => buyer.call(getGoodsOrder, { orderId })

    it.each([
      ['unpaid', [], 'CANCELED'],
      ['paid', ['pay'], 'REFUNDED'],
      ['sent', ['pay', 'ship'], 'REFUNDED'],
      ['received', ['pay', 'ship', 'sign'], 'REFUNDED'],
    ])('refunds items %s, and revokes their earnings', async (_state, steps, status) => {
      const orderId = await buyer.goodsOrder()
      for (const step of steps) await sandbox(shop, `orders/${orderId}/${step}`)
      const { payAmount } = (await goods(orderId)).orderBrief
      expect(await close(orderId)).toMatchObject({ done: true })
      expect(await close(orderId)).toMatchObject({ done: false, reason: OVER })
      expect(await goods(orderId)).toMatchObject({
        orderBrief: { orderState: { name: 'CLOSED' } },
        orderStatus: status,
      })
      expect(await repaid(orderId)).toEqual(steps.length === 0 ? [] : [[payAmount * 100, 'SHOP']])
      expect([await kept(orderId), await points()]).toEqual([0, 0])
    })
  })

  describe('of anything else', () => {
    it('closes a reservation that was not used', async () => {
      const [used, free] = [await buyer.reservation(), await buyer.reservation()]
      expect(await sandbox(shop, `reservations/${used}/check-in`)).toMatchObject({ done: true })
      expect(await close(used)).toMatchObject({ done: false, reason: ENTERED })
      expect(await close(free)).toMatchObject({ done: true })
      expect(await sandbox(shop, `reservations/${free}/check-in`)).toMatchObject({ done: false })
    })

    it('closes a cash card that is not activated', async () => {
      const [asleep, activated] = [await buyer.boughtCard(), await buyer.boughtCard()]
      expect(await close(asleep)).toMatchObject({ done: true })
      const own = await buyer.call(listOwnCards, {})
      expect(own.map(({ cardStatus = 'ACTIVE' }) => cardStatus).sort()).toEqual(['ACTIVE', 'REFUND'])
      const { userCardInstanceId = '' } = own.find(({ cardStatus }) => cardStatus === undefined) ?? {}
      await buyer.call(activateCard, { userCardInstanceId })
      expect(await close(activated)).toMatchObject({ done: false, reason: '卡已启用，不能关闭订单' })
    })

    it('closes a membership, which ends', async () => {
      const orderId = await buyer.joined()
      await sandbox(shop, `orders/${orderId}/pay`)
      expect(await close(orderId)).toMatchObject({ done: true })
      expect(await repaid(orderId)).toEqual([[demoOffers().membership.priceCent, 'SHOP']])
    })

    it('closes parking of a car that is still inside, without a later payment', async () => {
      const parked = async () => {
        const orderId = await buyer.parkingOrder()
        await sandbox(shop, `orders/${orderId}/pay`)
        return orderId
      }
      const leave = () =>
        sandbox(shop, 'parking/leave', { parkingId: demoOffers().parkings[0]?.parkingId, plateNo: buyer.plateNo })
      const tooLate = '车辆已离场，或之后又缴过费，不能关闭订单'
      const gone = await parked()
      expect(await close(gone)).toMatchObject({ done: true })
      expect(await auditBooks(shop.database.db)).toEqual([])
      expect((await buyer.call(getParkingOrder, { orderId: gone })).state).toBe('CANCELED')
      expect(await leave()).toMatchObject({ done: false })
      const first = await parked()
      shop.clock.advance(20 * MINUTE)
      const second = await parked()
      expect(await close(first)).toMatchObject({ done: false, reason: tooLate })
      expect(await close(second)).toMatchObject({ done: true })
      expect(await auditBooks(shop.database.db)).toEqual([])
      const unpaid = await buyer.parkingOrder()
      expect(await close(first)).toMatchObject({ done: false, reason: tooLate })
      await sandbox(shop, `orders/${unpaid}/pay`)
      expect(await leave()).toMatchObject({ done: true })
      expect(await close(unpaid)).toMatchObject({ done: false, reason: tooLate })
    })
  })
})
