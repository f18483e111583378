import { createAddress } from '@/contracts/address/create-address'
import { listPolicies } from '@/contracts/agreement/list-policies'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { giveCoupon } from '@/contracts/coupon/give-coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { setFavorite } from '@/contracts/favorite/set-favorite'
import { getSpu } from '@/contracts/goods/get-spu'
import { listSpus } from '@/contracts/goods/list-spus'
import { applyInvoice } from '@/contracts/invoice/apply-invoice'
import { getInvoiceConfig } from '@/contracts/invoice/get-invoice-config'
import type { InvoiceForm } from '@/contracts/invoice/invoice'
import { createPrimeOrder } from '@/contracts/member/create-prime-order'
import { createOrder } from '@/contracts/order/create-order'
import { sharePayment } from '@/contracts/share/share-payment'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { createTransfer } from '@/contracts/transfer/create-transfer'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { applyWorkPermit } from '@/contracts/work-permit/apply-work-permit'
import { demoHome } from '../../gateway/src/demo/home-content'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { demoOffers } from '../../gateway/src/demo/offers'
import { demoPackages } from '../../gateway/src/demo/packages'
import { ID_NO } from './attendees'
import { type Offer, offerOf, orderInput, pickUpOrder, placedOrder, waitListOrder } from './buyer'
import { fillCart, goodsOrder, receivedGoodsOrder } from './goods-buyer'
import { permitWish } from './other-users/applications'
import { receiveCoupons } from './received-coupons'
import { registeredForMic } from './registered-guests'
import { sandbox } from './sandbox-shop'
import type { TestGateway } from './test-gateway'
import { usedVoucher } from './used-voucher'
import { answered, paid } from './visited-answers'
import { cashCard, parkingOrder, reservation } from './visited-services'

/** Purchases and content for the visits. */
export interface VisitedContent {
  /** A show with its first seat plan, and one where seats are chosen. */
  offer: Offer
  seated: Offer
  venueId: string
  tourId: string
  unpaidOrderId: string
  paidOrderId: string
  /** Its ticket is gone, and may come back. */
  waitingOrderId: string
  /** On its way in a parcel. */
  goodsOrderId: string
  /** Has come, and may have an invoice. */
  receivedOrderId: string
  /** Of goods that came before. */
  invoiceId: string
  /** Goods that are sold, and one kind of them. */
  goods: { spuId: string; skuId: string }
  /** Goods in the cart that are handed over in different ways. */
  cartItemIds: string
  /** Its show is over for the visitor, and its stub can be printed. */
  usedVoucherId: string
  /** Its tickets can be given back and exchanged. */
  returnableOrderId: string
  voucherId: string
  /** A ticket with a name that can be changed. */
  named: { voucherId: string; ticketId: string }
  /** Share of a purchase by the visitor. */
  shareId: string
  /** Its tickets are picked up with a code. */
  pickUpVoucherId: string
  /** The code of this privilege sells tickets of this show before its sale. */
  privilege: { showId: string; privilegeId: string }
  /** A transfer of tickets to the visitor. */
  transferCode: string
  /** Of a car that has been in a garage; its fee is paid. */
  parkingOrderId: string
  reservationId: string
  /** Of a membership that is paid. */
  memberOrderId: string
  /** An unactivated card of the user. */
  userCardInstanceId: string
  packageId: string
  packageShowId: string
  agreementId: string
  noticeId: string
  /** The user has applied for it, and it was granted. */
  permitId: string
  /** Of the user, for an open show. */
  registrationId: string
}

/** Every ticket carries a name, which may be changed once. */
const NAMED_SHOW = NAMED_SHOWS.nameChange

/** The one who sends the visitor a ticket. */
const FRIEND = '13900139556'
const ADDRESS = {
  receiver: '李四',
  cellphone: '13800138000',
  countryCode: '86',
  isDefault: true,
  provinceId: '330000',
  cityId: '330100',
  districtId: '330106',
  detailAddress: '文二路 20 号院',
}

/** Buys, keeps and is sent what the pages of a user show; `as` is the user's token. */
export async function visitedContent(shop: TestGateway, as: string): Promise<VisitedContent> {
  const { simpleConcert, sensitive, seatsClub, privilege } = NAMED_SHOWS
  const paidOrderId = await paidOrder(shop, simpleConcert, as, 'visit-paid')
  const returnableOrderId = await paidOrder(shop, sensitive, as, 'visit-returnable')
  const unpaid = await placedOrder(shop, simpleConcert, as, 'visit-unpaid')
  const goodsOrderId = await paid(shop, { orderId: await goodsOrder(shop, as, 'visit-goods') })
  await sandbox(shop, `orders/${goodsOrderId}/ship`)
  const favorite = { targetId: simpleConcert, targetType: 'SHOW', favorite: true } as const
  answered(await shop.call(setFavorite, favorite, { as }))
  answered(await shop.call(createAddress, ADDRESS, { as }))
  const person = { name: '李四', countryCode: 'CN', idType: 'ID_CARD', idNo: ID_NO } as const
  const attendee = answered(await shop.call(createAttendee, person, { as }))
  const { basicInfo } = answered(await shop.call(getShowStatic, { showId: simpleConcert }))
  const { discountPrivilegeIds } = answered(await shop.call(getShowDynamic, { showId: privilege }))
  const [policy] = answered(await shop.call(listPolicies, {}))
  const [ticketPackage] = demoPackages()
  await ownCoupons(shop, as)
  return {
    offer: await offerOf(shop, simpleConcert),
    seated: await offerOf(shop, seatsClub),
    venueId: basicInfo.venueId,
    tourId: basicInfo.tour?.tourId ?? '',
    unpaidOrderId: unpaid.orderId,
    paidOrderId,
    goodsOrderId,
    receivedOrderId: await receivedGoodsOrder(shop, as, 'visit-received'),
    invoiceId: await invoiceOf(shop, await receivedGoodsOrder(shop, as, 'visit-invoice'), as),
    goods: await goodsOf(shop),
    usedVoucherId: await usedVoucher(shop, as, 'visit-used', sensitive),
    cartItemIds: (await fillCart(shop, as, { 帆布袋: 2, 黑胶: 1 })).join(','),
    waitingOrderId: await paid(shop, { orderId: await waitListOrder(shop, as, 'visit-waiting') }),
    returnableOrderId,
    voucherId: await voucherOf(shop, paidOrderId, as),
    named: await namedTicket(shop, as, attendee.id),
    shareId: answered(await shop.call(sharePayment, { orderId: paidOrderId }, { as })).shareId,
    pickUpVoucherId: await voucherOf(shop, await paid(shop, await pickUpOrder(shop, as, 'visit-pick-up')), as),
    privilege: { showId: privilege, privilegeId: discountPrivilegeIds[0] ?? '' },
    transferCode: await sentTicket(shop),
    parkingOrderId: await paid(shop, await parkingOrder(shop, as)),
    reservationId: await paid(shop, await reservation(shop, as)),
    memberOrderId: await paid(shop, await memberOrder(shop, as)),
    userCardInstanceId: await cashCard(shop, as),
    packageId: ticketPackage?.promotionId ?? '',
    packageShowId: ticketPackage?.rules[0]?.showId ?? '',
    agreementId: policy?.id ?? '',
    noticeId: demoHome().announcements[0]?.noticeId ?? '',
    permitId: await grantedPermit(shop, as),
    registrationId: await registeredForMic(shop, as, 'approve'),
  }
}

/** Coupons of several kinds, and one of them on its way to a friend. */
async function ownCoupons(shop: TestGateway, as: string): Promise<void> {
  for (const key of ['newcomer-50', 'pack-show', 'theatre-88', 'weekend-95'])
    answered(await receiveCoupons(shop, as, key))
  const own = answered(await shop.call(listOwnCoupons, { status: 'AVAILABLE', offset: 0, length: 20 }, { as })).list
  const given = { couponId: own.find(({ giftable }) => giftable)?.couponId ?? '', qty: 1 }
  answered(await shop.call(giveCoupon, given, { as, headers: { 'idempotency-key': 'visit-gift' } }))
}

/** Two tickets, paid. */
async function paidOrder(shop: TestGateway, showId: string, as: string, key: string): Promise<string> {
  return paid(shop, await placedOrder(shop, showId, as, key, 2))
}

async function invoiceOf(shop: TestGateway, orderId: string, as: string): Promise<string> {
  const { invoiceAmount } = answered(await shop.call(getInvoiceConfig, { orderId }, { as }))
  const form: InvoiceForm = {
    orderId,
    invoiceAmount,
    invoiceType: 'VAT_E_ORDINARY',
    invoiceContentType: 'GOODS',
    invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION',
    invoiceTitle: '李四',
    contactType: 'EMAIL',
    contact: 'li@encore.example',
  }
  return answered(await shop.call(applyInvoice, form, { as, headers: { 'idempotency-key': orderId } })).invoiceId
}

async function grantedPermit(shop: TestGateway, as: string): Promise<string> {
  const wish = await permitWish({ shop, as })
  const headers = { 'idempotency-key': 'visit-permit' }
  const { permitId } = answered(await shop.call(applyWorkPermit, wish, { as, headers }))
  await sandbox(shop, `work-permits/${permitId}/approve`)
  return permitId
}

async function memberOrder(shop: TestGateway, as: string): Promise<{ orderId: string }> {
  const { primeCardId, priceCent } = demoOffers().membership
  const input = { primeCardId, payAmount: priceCent / 100, agreed: true }
  return answered(await shop.call(createPrimeOrder, input, { as, headers: { 'idempotency-key': 'visit-member' } }))
}

async function goodsOf(shop: TestGateway): Promise<VisitedContent['goods']> {
  const [spu] = answered(await shop.call(listSpus, { offset: 0, length: 1 })).list
  const { skus } = answered(await shop.call(getSpu, { spuId: spu?.spuId ?? '' }))
  return { spuId: spu?.spuId ?? '', skuId: skus[0]?.skuId ?? '' }
}

async function voucherOf(shop: TestGateway, orderId: string, as: string): Promise<string> {
  const { voucherIds } = answered(await shop.call(getOrderVoucherCreated, { orderId }, { as }))
  return voucherIds[0] ?? ''
}

/** The code of a ticket that a friend has sent. */
async function sentTicket(shop: TestGateway): Promise<string> {
  const as = await shop.signIn(FRIEND)
  const id = await voucherOf(shop, await paidOrder(shop, NAMED_SHOWS.simpleConcert, as, 'visit-friend'), as)
  const { tickets } = answered(await shop.call(getVoucher, { id }, { as }))
  const ticketIds = tickets.slice(0, 1).map(({ ticketId }) => ticketId)
  const sent = { voucherId: id, ticketIds, message: '一起去看吧' }
  return answered(await shop.call(createTransfer, sent, { as })).transferCode
}

/** A ticket of the visitor's for a show with names, which carries a name. */
async function namedTicket(shop: TestGateway, as: string, attendeeId: string) {
  const input = await orderInput(shop, NAMED_SHOW, as, 1, [attendeeId])
  const order = answered(await shop.call(createOrder, input, { as, headers: { 'idempotency-key': 'visit-named' } }))
  const voucherId = await voucherOf(shop, await paid(shop, order), as)
  const { tickets } = answered(await shop.call(getVoucher, { id: voucherId }, { as }))
  return { voucherId, ticketId: tickets[0]?.ticketId ?? '' }
}
