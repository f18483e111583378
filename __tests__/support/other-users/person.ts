import { eq } from 'drizzle-orm'
import { createAddress } from '@/contracts/address/create-address'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { addToCart } from '@/contracts/cart/add-to-cart'
import { getCart } from '@/contracts/cart/get-cart'
import { giveCoupon } from '@/contracts/coupon/give-coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import type { Endpoint } from '@/contracts/endpoint'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { getSpu } from '@/contracts/goods/get-spu'
import { listSpus } from '@/contracts/goods/list-spus'
import { type PreOrderGoodsInput, preOrderGoods } from '@/contracts/goods/pre-order-goods'
import { createPrimeOrder } from '@/contracts/member/create-prime-order'
import { createOrder } from '@/contracts/order/create-order'
import { type PreOrderInput, preOrder } from '@/contracts/order/pre-order'
import { createParkingOrder } from '@/contracts/parking/create-parking-order'
import { queryParkingFee } from '@/contracts/parking/query-parking-fee'
import { activateCard } from '@/contracts/privilege/activate-card'
import { createCardOrder } from '@/contracts/privilege/create-card-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { listRebookSessions } from '@/contracts/rebook/list-rebook-sessions'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { createReservation } from '@/contracts/reserve/create-reservation'
import { listSlots } from '@/contracts/reserve/list-slots'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { recommendSeats } from '@/contracts/seat/recommend-seats'
import { createTransfer } from '@/contracts/transfer/create-transfer'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { users } from '../../../gateway/src/database/schema/people'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { demoOffers } from '../../../gateway/src/demo/offers'
import { newId } from '../../../gateway/src/random'
import { type Offer, offerOf } from '../buyer'
import { sandbox } from '../sandbox-shop'
import type { TestGateway } from '../test-gateway'

export const CONTACT = { cellphone: '13800138000', countryCode: '86' }
export const [RIGHTS_CARD, , CASH_CARD] = demoOffers().cards.map(({ cardId }) => cardId) as [string, string, string]
const OFFERS = demoOffers()
/** Holder data for cards that require it. */
export const CARD_HOLDER = { identityName: '李雷', identityType: 'ID_CARD', identityNo: '11010519491231002X' } as const
const TOMORROW = '2026-11-21'
let people = 0

/** A separate user, who can come to own one of everything that a call may name. */
export class Person {
  private constructor(
    readonly shop: TestGateway,
    readonly as: string,
    readonly userId: string,
    private readonly at: number,
  ) {}

  static async join(shop: TestGateway, byCellphone?: string): Promise<Person> {
    people += 1
    const cellphone = byCellphone ?? `1370000${String(people).padStart(4, '0')}`
    const as = await shop.signIn(cellphone)
    const [user] = await shop.database.db.select().from(users).where(eq(users.cellphone, cellphone))
    return new Person(shop, as, user?.id ?? '', people)
  }

  /** Another person. */
  friend(): Promise<Person> {
    return Person.join(this.shop)
  }

  /** Answer of a call; throws if it is refused. */
  async call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): Promise<NonNullable<Output>> {
    const { data, comments } = await this.shop.call(endpoint, input, {
      as: this.as,
      headers: { 'idempotency-key': newId() },
    })
    if (data === null || data === undefined) throw new Error(`${endpoint.path} refused: ${comments}`)
    return data
  }

  /** Input of an offer for a ticket of a show. */
  async wish(showId: string, more: Partial<PreOrderInput> = {}): Promise<PreOrderInput> {
    const { seatPlanId, ...session } = await offerOf(this.shop, showId)
    return { src: 'M_WEB', ...session, items: [{ seatPlanId, qty: 1 }], ...more }
  }

  /** An order with its quote, ready to be placed. */
  async offered(wish: PreOrderInput) {
    const { preOrderId, payAmount, totalAmount, agreements } = await this.call(preOrder, wish)
    const agreedPolicyIds = agreements.map(({ id }) => id)
    return { ...wish, preOrderId, paymentParam: { payAmount, totalAmount }, contact: CONTACT, agreedPolicyIds }
  }

  async placed(showId: string = NAMED_SHOWS.sensitive, more: Partial<PreOrderInput> = {}) {
    return this.call(createOrder, await this.offered(await this.wish(showId, more)))
  }

  async paid(showId?: string, more: Partial<PreOrderInput> = {}): Promise<string> {
    const { orderId } = await this.placed(showId, more)
    await sandbox(this.shop, `orders/${orderId}/pay`)
    return orderId
  }

  async voucherOf(orderId: string): Promise<string> {
    return (await this.call(getOrderVoucherCreated, { orderId })).voucherIds[0] ?? ''
  }

  async voucher(): Promise<string> {
    return this.voucherOf(await this.paid(NAMED_SHOWS.simpleConcert))
  }

  async ticketOf(voucherId: string): Promise<string> {
    return (await this.call(getVoucher, { id: voucherId })).tickets[0]?.ticketId ?? ''
  }

  /** Query for a refund of a new order. */
  async refundWish() {
    const orderId = await this.paid()
    const ticketIds = [await this.ticketOf(await this.voucherOf(orderId))]
    const { previewToken } = await this.call(previewRefund, { orderId, ticketIds })
    return { orderId, ticketIds, reasonCode: 'OTHER', previewToken }
  }

  /** Query for an exchange of a new order. */
  async exchange() {
    const orderId = await this.paid()
    const sessions = await this.call(listRebookSessions, { orderId })
    return {
      orderId,
      sessionId: sessions.find(({ available }) => available)?.bizShowSessionId ?? '',
      ticketIds: await this.ticketOf(await this.voucherOf(orderId)),
    }
  }

  async refund(): Promise<string> {
    return (await this.call(applyRefund, await this.refundWish())).refundId
  }

  /** A pending transfer of a ticket. */
  async sending(voucherId?: string) {
    const of = voucherId ?? (await this.voucher())
    const sent = await this.call(createTransfer, { voucherId: of, ticketIds: [await this.ticketOf(of)] })
    return { voucherId: of, ...sent }
  }

  async attendee(): Promise<string> {
    const person = { name: '李雷', countryCode: 'CN', idType: 'PASSPORT', idNo: `E${newId().slice(0, 8)}` } as const
    return (await this.call(createAttendee, person)).id
  }

  async address(): Promise<string> {
    const place = { provinceId: '310000', cityId: '310100', districtId: '310106', detailAddress: '南京西路 1 号' }
    return (await this.call(createAddress, { receiver: '李雷', ...CONTACT, isDefault: true, ...place })).addressId
  }

  offer(showId: string) {
    return offerOf(this.shop, showId)
  }

  async freeSeat() {
    const { showId, bizShowSessionId } = await this.offer(NAMED_SHOWS.seatsClub)
    const { seats } = await this.call(recommendSeats, { showId, bizShowSessionId, qty: 1 })
    return { showId, bizShowSessionId, seats }
  }

  /** Input of an offer for a seat that was locked before. */
  async wishForSeat() {
    const { seats, ...session } = await this.freeSeat()
    const { seatLockId } = await this.call(lockSeats, { ...session, seatIds: seats.map(({ seatId }) => seatId) })
    const items = [{ seatPlanId: seats[0]?.seatPlanId ?? '', qty: 1 }]
    return { src: 'M_WEB', ...session, items, ...(seatLockId && { seatLockId }) }
  }

  /** The same, by the name of the seat. */
  async wishForNamedSeat() {
    const { seats, ...session } = await this.freeSeat()
    const seatIds = seats.map(({ seatId }) => seatId)
    await this.call(lockSeats, { ...session, seatIds })
    return { src: 'M_WEB', ...session, items: [{ seatPlanId: seats[0]?.seatPlanId ?? '', qty: 1, seatIds }] }
  }

  async coupon(key: string): Promise<string> {
    const couponTemplateId = OFFERS.coupons.find((coupon) => coupon.key === key)?.couponTemplateId
    await sandbox(this.shop, `users/${this.userId}/grant`, { kind: 'coupon', couponTemplateId })
    return (await this.call(listOwnCoupons, { status: 'AVAILABLE', offset: 0, length: 20 })).list[0]?.couponId ?? ''
  }

  async card(cardId: string): Promise<string> {
    await sandbox(this.shop, `users/${this.userId}/grant`, { kind: 'card', cardId })
    return (await this.call(listOwnCards, {})).find((card) => card.cardId === cardId)?.userCardInstanceId ?? ''
  }

  /** A card that takes something off tickets. */
  async yearCard(): Promise<string> {
    const userCardInstanceId = await this.card(RIGHTS_CARD)
    await this.call(activateCard, { userCardInstanceId, ...CARD_HOLDER })
    return userCardInstanceId
  }

  /** Coupons on their way to anyone with this code. */
  async gift(): Promise<string> {
    const { giftCode } = await this.call(giveCoupon, { couponId: await this.coupon('theatre-88'), qty: 1 })
    return giftCode
  }

  async cashCard(): Promise<string> {
    const userCardInstanceId = await this.card(CASH_CARD)
    await this.call(activateCard, { userCardInstanceId })
    return userCardInstanceId
  }

  /** Cars whose plate ends in 0 are away. */
  get plateNo(): string {
    return `沪B${String(1_000 + this.at)}1`
  }

  async bill() {
    return this.call(queryParkingFee, { parkingId: OFFERS.parkings[0]?.parkingId ?? '', plateNo: this.plateNo })
  }

  async goodsWish() {
    const { list } = await this.call(listSpus, { offset: 0, length: 1 })
    const { skus } = await this.call(getSpu, { spuId: list[0]?.spuId ?? '' })
    return {
      items: [{ skuId: skus[0]?.skuId ?? '', qty: 1 }],
      deliverMethod: 'EXPRESS' as const,
      addressId: await this.address(),
    }
  }

  async offeredGoods(wish: PreOrderGoodsInput) {
    const { preOrderId, payAmount, totalAmount, agreements } = await this.call(preOrderGoods, wish)
    const agreedPolicyIds = agreements.map(({ id }) => id)
    return { ...wish, preOrderId, paymentParam: { payAmount, totalAmount }, contact: CONTACT, agreedPolicyIds }
  }

  async goodsOrder(): Promise<string> {
    return (await this.placedGoods()).orderId
  }

  async placedGoods() {
    return this.call(createGoodsOrder, await this.offeredGoods(await this.goodsWish()))
  }

  async shippedGoods(): Promise<string> {
    const orderId = await this.goodsOrder()
    for (const step of ['pay', 'ship']) await sandbox(this.shop, `orders/${orderId}/${step}`)
    return orderId
  }

  async cartItem(): Promise<string> {
    const [item] = (await this.goodsWish()).items
    await this.call(addToCart, item ?? { skuId: '', qty: 1 })
    return (await this.call(getCart, {})).groups[0]?.items[0]?.cartItemId ?? ''
  }

  async parkingOrder(): Promise<string> {
    const { billId, payAmount } = await this.bill()
    return (await this.call(createParkingOrder, { billId, payAmount })).orderId
  }

  async joined(): Promise<string> {
    const { primeCardId, priceCent } = OFFERS.membership
    return (await this.call(createPrimeOrder, { primeCardId, payAmount: priceCent / 100, agreed: true })).orderId
  }

  async orderedCard(): Promise<string> {
    const wish = { cardId: CASH_CARD, qty: 1, priceMode: 'CASH', payAmount: 190 } as const
    return (await this.call(createCardOrder, wish)).orderId
  }

  async boughtCard(): Promise<string> {
    const orderId = await this.orderedCard()
    await sandbox(this.shop, `orders/${orderId}/pay`)
    return orderId
  }

  /** A paid order that waits for a ticket to come back. */
  async waiting(): Promise<string> {
    const demo = await this.shop.gateway.inject({ method: 'GET', url: '/sandbox/api/demo' })
    const { seatPlanId, ...session }: Offer = demo.json().waitListPlan
    const wish = { src: 'M_WEB', ...session, items: [{ seatPlanId, qty: 1 }] }
    const { orderId } = await this.call(createOrder, await this.offered(wish))
    await sandbox(this.shop, `orders/${orderId}/pay`)
    return orderId
  }

  async reservationWish(reserveId = OFFERS.reservations[0]?.reserveId ?? '') {
    const [slot] = await this.call(listSlots, { reserveId, date: TOMORROW })
    return { reserveId, slotId: slot?.slotId ?? '', qty: 1, visitors: [] as string[], contact: CONTACT }
  }

  async unpaidReservation(): Promise<string> {
    return (await this.call(createReservation, await this.reservationWish())).reserveOrderId
  }

  async reservation(): Promise<string> {
    const reserveOrderId = await this.unpaidReservation()
    await sandbox(this.shop, `orders/${reserveOrderId}/pay`)
    return reserveOrderId
  }
}
