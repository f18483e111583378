import type { Jump } from '@/contracts/jump'
import { isOpenable, type WebPlaces } from '@/domain/web-address'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'

/** Pages that a merchant, a coupon or a popup may name; the parameters come along in the path of the jump. */
const NAMED_PAGES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['home', routes.list],
  ['all', routes.all],
  ['shop', routes.shop],
  ['cart', routes.cartList],
  ['ticket_stubs', routes.ticketStubList],
  ['venues', routes.venueList],
  ['favorite_show', routes.favoriteShow],
  ['ticket', routes.ticketHolder],
  ['hot_ticket', routes.hotTicket],
  ['bind_ticket', routes.bindTicket],
  ['mine', routes.mine],
  ['announce_detail', routes.announce],
  ['coupons', routes.couponReceive],
  ['coupon_info', routes.couponInfo],
  ['coupon_shows', routes.couponShows],
  ['card_detail', routes.cardDetail],
  ['parking_payment', routes.parkingPayment],
  ['reserve_index', routes.reserveIndex],
  ['account_bind', routes.accountBind],
  ['shop_state', routes.shopState],
  ['support', routes.support],
  ['topic_activity', routes.topicActivity],
  ['vote_detail', routes.voteDetail],
  ['registration_list', routes.registrationList],
  ['work_permit_login', routes.workPermitLogin],
  ['annual_review', routes.annualReview],
  ['member_center', routes.memberCenter],
  ['student_verify', routes.studentVerify],
])

/** The page of a name; null for a name that nothing has. */
export function namedPage(name: string): Route | null {
  return NAMED_PAGES.get(name) ?? null
}

/** True for a jump that opens nothing: the name of no page, or an address that may not be opened inside the app. */
export function isMissing(jump: Jump | undefined, webPlaces: WebPlaces): boolean {
  const { type, target = '' } = jump ?? {}
  if (type === 'PAGE') return !namedPage(target)
  return type === 'H5' && !isOpenable(target, webPlaces)
}
