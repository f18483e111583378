import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { demoOffers } from '../../../gateway/src/demo/offers'
import { newId } from '../../../gateway/src/random'
import { sandbox } from '../sandbox-shop'
import { chosenElsewhere } from '../seats-elsewhere'
import { ballotWish, permitOf, permitWish, registrationOf, registrationWish, visitWish } from './applications'
import { pointCardWish } from './cards'
import { faceOf } from './certifications'
import { invoiceOf, invoiceWish, issuedInvoice, receivedGoods } from './invoices'
import { otherLogin } from './logins'
import { NAMES_AND_CODES, unnamedTicket } from './names-and-codes'
import { CARD_HOLDER, CASH_CARD, CONTACT, type Person, RIGHTS_CARD } from './person'
import { usedVoucherOf } from './stubs'
import { GOODS_WISHES, WISHES } from './wishes'

/** Creates what a call needs for a person, and returns their valid input. */
export type OwnInput = (person: Person) => Promise<object>

const OFFERS = demoOffers()
const REHEARSAL = OFFERS.reservations[2]?.reserveId ?? ''
const PRIME = { primeCardId: OFFERS.membership.primeCardId, payAmount: OFFERS.membership.priceCent / 100, agreed: true }
const ADDRESS = {
  receiver: '李雷',
  ...CONTACT,
  isDefault: true,
  detailAddress: '南京西路 1 号',
  provinceId: '310000',
  cityId: '310100',
  districtId: '310106',
}
const CASHIER = { platform: 'H5', src: 'M_WEB', browserType: 'OTHER' }
const PAGE = { offset: 0, length: 20 }

/** A person without a stored attendee. */
const passport = () => ({ name: '李雷', countryCode: 'CN', idType: 'PASSPORT', idNo: `E${newId().slice(0, 8)}` })

const paidOrder: OwnInput = async (person) => ({ orderId: await person.paid() })
const transactions: OwnInput = async (person) => ({ transactionIds: [(await person.placed()).transactionId] })
const cardCoupon: OwnInput = async (person) => ({ couponId: await person.coupon('theatre-pass') })
const address: OwnInput = async (person) => ({ id: await person.address() })
const ownCoupon: OwnInput = async (person) => ({
  couponTemplateId: OFFERS.coupons.find(({ key }) => key === 'theatre-88')?.couponTemplateId,
  couponId: await person.coupon('theatre-88'),
})
const spotCoupon: OwnInput = async (person) => ({
  couponTemplateId: OFFERS.coupons.find(({ key }) => key === 'foyer-drink')?.couponTemplateId,
  couponId: await person.coupon('foyer-drink'),
})
const voucher: OwnInput = async (person) => ({ id: await person.voucher() })

/** Every call that is given something of a user's, or makes something, with what is right for it. */
export const CALLS: Readonly<Record<string, OwnInput | readonly OwnInput[]>> = {
  ...NAMES_AND_CODES,
  'DELETE trade/buyer/v3/carts': async (person) => ({ ids: await person.cartItem() }),
  'DELETE trade/buyer/v3/parking/plates/:plateNo': async (person) => {
    await person.bill()
    return { plateNo: person.plateNo }
  },
  'DELETE trade/buyer/v3/seat_locks/:seatLockId': async (person) => ({
    seatLockId: (await person.wishForSeat()).seatLockId,
  }),
  'DELETE trade/buyer/v5/orders/:orderId': async (person) => {
    const { orderId } = await person.placed()
    await sandbox(person.shop, `orders/${orderId}/expire`)
    return { orderId }
  },
  'DELETE user/buyer/v3/show_user/:id': async (person) => ({ id: await person.attendee() }),
  'DELETE user/buyer/v3/user/addresses/:id': address,
  'DELETE user/buyer/v3/user/logins/:id': async (person) => ({ id: await otherLogin(person) }),
  'GET trade/buyer/order/v3/:transactionId/reserve_time': async (person) => ({
    transactionId: (await person.placed()).transactionId,
  }),
  'GET trade/buyer/v2/items/orders/:orderId': async (person) => ({ orderId: await person.goodsOrder() }),
  'GET trade/buyer/v3/order/:orderId/voucher/created': paidOrder,
  'GET trade/buyer/v3/orders/:orderId/wait_list': async (person) => ({ orderId: await person.waiting() }),
  'GET trade/buyer/v3/orders/:orderId/about': paidOrder,
  'GET trade/buyer/v3/orders/:orderId/unregistered': paidOrder,
  'GET trade/buyer/v3/orders/:orderId/add_purchase': paidOrder,
  'GET trade/buyer/v3/orders/:orderId/express': async (person) => ({ orderId: await person.shippedGoods() }),
  'GET trade/buyer/v3/invoices/:invoiceId': async (person) => ({ invoiceId: await invoiceOf(person) }),
  'GET trade/buyer/v3/invoices/by_order/:orderId': async (person) => ({
    orderId: (await invoiceWish(person)).orderId,
  }),
  'GET trade/buyer/v3/invoices/config': async (person) => ({ orderId: await receivedGoods(person) }),
  'GET trade/buyer/v3/parking/orders/:orderId': async (person) => ({ orderId: await person.parkingOrder() }),
  'GET trade/buyer/v3/payments/query_by_bind_id': async (person) => ({ bindId: (await person.placed()).bindId }),
  'GET trade/buyer/v3/prime/orders/:orderId': async (person) => ({ orderId: await person.joined() }),
  'GET trade/buyer/v3/privilege/card/query_card_by_order_id': async (person) => ({
    itemOrderId: await person.boughtCard(),
  }),
  'GET trade/pub/v3/privilege/cards/:cardId': async (person) => ({
    cardId: RIGHTS_CARD,
    userCardInstanceId: await person.card(RIGHTS_CARD),
  }),
  'GET trade/buyer/v3/rebook/check': async (person) => person.exchange(),
  'GET trade/buyer/v3/rebook/sessions': async (person) => {
    const { orderId, ticketIds } = await person.exchange()
    return { orderId, ticketIds }
  },
  'GET trade/buyer/v3/refunds/:refundId': async (person) => ({ refundId: await person.refund() }),
  'GET trade/buyer/v3/refunds/orders': paidOrder,
  'GET trade/buyer/v3/refunds/rules': [paidOrder, async (person) => ({ cardId: await person.card(RIGHTS_CARD) })],
  'GET trade/buyer/v3/reservation_voucher/:id/detail': async (person) => ({ id: await person.reservation() }),
  'GET trade/buyer/v3/transfers': async (person) => {
    const { voucherId } = await person.sending()
    return { ...PAGE, role: 'SENDER', voucherId }
  },
  'GET trade/buyer/v3/transfers/prepare': async (person) => ({ voucherId: await person.voucher() }),
  'GET trade/buyer/v5/orders/:orderId': async (person) => ({ orderId: await person.paid(), fromPage: 'T' }),
  'GET trade/buyer/v3/voucher/:id/forget_id_card_code_detail': async (person) => {
    const audienceIds = [await person.attendee()]
    const id = await person.voucherOf(await person.paid(NAMED_SHOWS.realNamePerTicket, { audienceIds }))
    return { id, ticketId: await person.ticketOf(id) }
  },
  'GET trade/buyer/v3/voucher/:id/stub': voucher,
  'GET trade/buyer/v5/voucher/:id/detail': voucher,
  'GET trade/buyer/v5/voucher/:id/ticket_code': voucher,
  'GET user/pub/v3/coupons/detail': ownCoupon,
  'GET user/pub/v3/coupons/:couponTemplateId/shows': async (person) => ({ ...(await ownCoupon(person)), ...PAGE }),
  'GET user/buyer/v3/coupons/support-info': cardCoupon,
  'GET user/buyer/v3/coupons/support_auto_use': cardCoupon,
  'GET user/buyer/v3/user/addresses/:id/detail': address,
  'POST home/buyer/v3/topics/:topicId/enroll': async () => ({
    topicId: OFFERS.activity.topicId,
    answers: { name: '王小明', phone: '13900139000', kind: '音乐' },
  }),
  'POST show/buyer/v3/lack_registers': async (person) => ({
    ...(await person.offer(NAMED_SHOWS.lackOfTicket)),
    qty: 1,
  }),
  'POST show/buyer/v3/pre_filed_info': async (person) => ({
    showId: NAMED_SHOWS.realNamePerOrder,
    wishes: [{ ...(await person.offer(NAMED_SHOWS.realNamePerOrder)), qty: 1 }],
    audienceIds: [await person.attendee()],
    contact: CONTACT,
    addressId: await person.address(),
  }),
  'POST trade/buyer/order/v5/create_order': WISHES.map(
    (wish): OwnInput =>
      async (person) =>
        person.offered(await wish(person)),
  ),
  'POST trade/buyer/order/v5/pre_order': WISHES,
  'POST trade/buyer/v1/exchange_coupon/use': async (person) => ({
    ...(await cardCoupon(person)),
    privilegeCardTemplateId: OFFERS.cards[1]?.cardId,
    type: 'PRIVILEGE_CARD',
  }),
  'POST trade/buyer/v2/items/orders': [
    ...GOODS_WISHES.map(
      (wish): OwnInput =>
        async (person) =>
          person.offeredGoods(await wish(person)),
    ),
    async (person) => ({
      ...(await person.offeredGoods(await person.goodsWish())),
      bindId: (await person.placedGoods()).bindId,
    }),
  ],
  'POST trade/buyer/v2/items/pre_orders': GOODS_WISHES,
  'POST trade/buyer/v3/carts': async (person) => ({ ...(await person.goodsWish()).items[0] }),
  'POST trade/buyer/v3/parking/orders': async (person) => ({
    billId: (await person.bill()).billId,
    couponId: await person.coupon('parking-10'),
    payAmount: 20,
  }),
  'POST trade/buyer/v3/ticket_stubs/print': async (person) => ({
    voucherIds: [await usedVoucherOf(person)],
    templateId: OFFERS.stubTemplates[0]?.templateId,
    addressId: await person.address(),
  }),
  'POST trade/buyer/v3/payments/cashiers': async (person) => ({ ...(await transactions(person)), ...CASHIER }),
  'POST trade/buyer/v3/payments/pay': async (person) => ({
    ...(await transactions(person)),
    platform: 'H5',
    paymentProduct: 'ALIPAY_CN_WAP',
    isNewCyy: true,
  }),
  'POST trade/buyer/v3/payments/verification/pay': async (person) => ({
    ...(await transactions(person)),
    verificationCode: '000000',
  }),
  'POST trade/buyer/v3/payments/verification/query_code': async (person) => [(await person.placed()).transactionId],
  'POST trade/buyer/v3/prime/orders': [
    async () => PRIME,
    async (person) => ({ ...PRIME, couponId: await person.coupon('prime-30'), payAmount: PRIME.payAmount - 30 }),
  ],
  'POST trade/buyer/v3/prime/pre_orders': async (person) => ({
    primeCardId: PRIME.primeCardId,
    couponId: await person.coupon('prime-30'),
  }),
  'POST trade/buyer/v3/privilege/cards/:userCardInstanceId/activate': async (person) => ({
    userCardInstanceId: await person.card(RIGHTS_CARD),
    ...CARD_HOLDER,
  }),
  'POST trade/buyer/v3/privilege/cards/orders': [
    async () => ({ cardId: CASH_CARD, qty: 1, priceMode: 'CASH', payAmount: 190 }),
    pointCardWish,
  ],
  'POST trade/buyer/v3/invoices/apply': invoiceWish,
  'POST trade/buyer/v3/invoices/:id/send': async (person) => ({
    id: await issuedInvoice(person),
    contactType: 'EMAIL',
    contact: 'li@encore.example',
  }),
  'POST trade/buyer/v3/refunds/apply': async (person) => person.refundWish(),
  'POST trade/buyer/v3/refunds/preview': async (person) => {
    const { orderId, ticketIds } = await person.refundWish()
    return { orderId, ticketIds }
  },
  'POST trade/buyer/v3/reschedule_ticket/apply': async (person) => {
    const { ticketIds, ...exchange } = await person.exchange()
    return { ...exchange, ticketIds: [ticketIds] }
  },
  'POST trade/buyer/v3/reserves': async (person) => ({
    ...(await person.reservationWish(REHEARSAL)),
    visitors: [await person.attendee()],
  }),
  'POST trade/buyer/v3/seat_locks': async (person) => {
    const { seats, ...session } = await person.freeSeat()
    return { ...session, seatIds: seats.map(({ seatId }) => seatId) }
  },
  'POST trade/buyer/v3/seat_locks/third_party': async (person) => (await chosenElsewhere(person.shop)).params,
  'POST trade/buyer/v3/transfers': async (person) => {
    const voucherId = await person.voucher()
    return { voucherId, ticketIds: [await person.ticketOf(voucherId)] }
  },
  'POST trade/buyer/v3/transfers/code/:transferCode/accept': async (person) => {
    const sender = await person.friend()
    const orderId = await sender.paid(NAMED_SHOWS.realNamePerTicket, { audienceIds: [await sender.attendee()] })
    const { transferCode } = await sender.sending(await sender.voucherOf(orderId))
    return { transferCode, agreed: true, audienceIds: [await person.attendee()] }
  },
  'GET user/buyer/v1/user_certification/:id': async (person) => ({ id: await faceOf(person) }),
  'POST user/buyer/v1/user_certification/person/create_or_update': async (person) => ({
    name: '李雷',
    idType: 'ID_CARD',
    idNo: CARD_HOLDER.identityNo,
    faceToken: await faceOf(person),
  }),
  'POST user/buyer/v3/coupons/exchange_check': async (person) => ({
    ...(await cardCoupon(person)),
    privilegeCardTemplateId: OFFERS.cards[1]?.cardId,
  }),
  'POST user/buyer/v3/coupons/exchange': async () => ({
    exchangeCode: 'ENCORE2026',
    obtainType: 'EXCHANGE_CODE',
    source: 'SHOW_OBTAIN',
  }),
  'POST user/buyer/v3/coupons/gift': async (person) => ({ couponId: await person.coupon('theatre-88'), qty: 1 }),
  'PUT user/buyer/v3/coupons/gift/:giftCode/cancel': async (person) => ({ giftCode: await person.gift() }),
  'POST user/buyer/v3/coupons/obtain': async () => ({
    couponCode: OFFERS.coupons[0]?.couponCode ?? '',
    obtainType: 'RECEIVE',
  }),
  'POST user/buyer/v5/coupons/verify/code': [
    async (person) => ({ ...(await spotCoupon(person)), source: 'SINGLE_COUPON' }),
    async (person) => ({ ...(await spotCoupon(person)), ...(await paidOrder(person)), source: 'ORDER_INFO' }),
  ],
  'POST home/buyer/v3/votes/:id/ballots': async () => ballotWish(),
  'POST show/buyer/v3/entrance_registrations/:id': async () => visitWish(),
  'POST show/buyer/v3/open_shows/:openShowId/registrations': registrationWish,
  'PUT show/buyer/v3/open_shows/registrations/:id/cancel': async (person) => ({ id: await registrationOf(person) }),
  'GET user/buyer/v3/work_permits/:id': async (person) => ({ id: await permitOf(person) }),
  'POST user/buyer/v3/work_permits': permitWish,
  'POST user/buyer/v3/show_user': [
    async () => passport(),
    async (person) => ({ ...passport(), id: await person.attendee() }),
    async (person) => ({ rebookTicketItems: [await unnamedTicket(person)] }),
  ],
  'POST user/buyer/v3/user/addresses': async () => ADDRESS,
  'PUT trade/buyer/v2/items/orders/:orderId/confirm_receipt': async (person) => ({
    orderId: await person.shippedGoods(),
  }),
  'PUT trade/buyer/v3/carts': async (person) => ({ cartItemIds: [await person.cartItem()], selected: false }),
  'PUT trade/buyer/v3/carts/:cartItemId': async (person) => ({ cartItemId: await person.cartItem(), qty: 2 }),
  'PUT trade/buyer/v3/payments/cancel': transactions,
  'PUT trade/buyer/v3/refunds/:refundId/cancel': async (person) => ({ refundId: await person.refund() }),
  'PUT trade/buyer/v3/reserves/:reserveOrderId/cancel': async (person) => ({
    reserveOrderId: await person.reservation(),
  }),
  'PUT trade/buyer/v3/transfers/:id/cancel': async (person) => ({ id: (await person.sending()).transferId }),
  'PUT trade/buyer/v5/orders/:orderId/cancel': async (person) => ({
    orderId: (await person.placed()).orderId,
    reason: 'x',
  }),
  'PUT user/buyer/v3/user/addresses/:id': async (person) => ({ ...ADDRESS, ...(await address(person)) }),
  'PUT user/buyer/v3/user/addresses/:id/default': address,
}
