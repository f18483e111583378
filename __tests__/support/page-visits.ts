import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { StoredSession } from '@/stores/session-store'
import { demoEntrances } from '../../gateway/src/demo/entrances'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { demoOffers } from '../../gateway/src/demo/offers'
import { demoOpenShows } from '../../gateway/src/demo/open-shows'
import { DEMO_SHOW_GROUPS } from '../../gateway/src/demo/show-groups'
import { demoTicketCodes } from '../../gateway/src/demo/ticket-codes'
import { demoVotes } from '../../gateway/src/demo/votes'
import { demoPermitProjects } from '../../gateway/src/demo/work-permits'
import { stableId } from '../../gateway/src/stable-id'
import { demoCoupon } from './demo-coupon'
import type { TestGateway } from './test-gateway'
import { type VisitedContent, visitedContent } from './visited-content'

/** Way of opening a page with content. */
export interface PageVisit {
  route: Route
  query: Record<string, string>
  /** Stored data of the user on the device; null for a visitor. */
  session: StoredSession | null
}

/** Of the project that work permits are applied for. */
const PROJECT_CODE = demoPermitProjects()[0]?.code ?? ''
const ENTRANCE_ID = demoEntrances()[0]?.entranceId ?? ''
const CELLPHONE = '13900139555'

const ofReturnable = ({ returnableOrderId }: VisitedContent) => ({ orderId: returnableOrderId })
const ofCoupon = () => ({ couponTemplateId: demoCoupon('newcomer-50').couponTemplateId })
const ofNames = ({ named }: VisitedContent) => ({ ...named })
const ofPackage = ({ packageId }: VisitedContent) => ({ promotionId: packageId })
const ofPackageShow = (content: VisitedContent) => ({ ...ofPackage(content), showId: content.packageShowId })

/** Parameters of the pages that want some; every other page is opened without. */
const QUERIES: Readonly<Record<string, (content: VisitedContent) => Record<string, string>>> = {
  showDetail: ({ offer }) => ({ showId: offer.showId }),
  groupShowDetail: () => ({ showId: DEMO_SHOW_GROUPS[0].showGroupId }),
  search: () => ({ keyword: '林屿' }),
  venue: ({ venueId }) => ({ venueId }),
  tourDetail: ({ tourId }) => ({ tourId }),
  openShowDetail: () => ({ openShowId: demoOpenShows()[0]?.openShowId ?? '' }),
  booking: ({ offer }) => ({ showId: offer.showId }),
  preloadTicket: () => ({ showId: NAMED_SHOWS.hot }),
  sitePurchase: ({ offer }) => ({ showId: offer.showId }),
  tiedSaleList: ({ offer }) => ({ showId: offer.showId }),
  privilege: ({ privilege }) => ({ ...privilege }),
  pickSeat: ({ seated: { showId, bizShowSessionId } }) => ({ showId, bizShowSessionId }),
  // The page of another provider is a frame of its own: this is what the shop says without one.
  pickSeatElsewhere: ({ seated: { showId, bizShowSessionId } }) => ({
    showId,
    bizShowSessionId,
    thirdPartySeatToken: 'over',
  }),
  confirmOrder: ({ offer: { showId, bizShowSessionId, seatPlanId } }) => ({
    showId,
    bizShowSessionId,
    items: JSON.stringify([{ seatPlanId, qty: 2 }]),
  }),
  orderDetail: ({ paidOrderId }) => ({ orderId: paidOrderId }),
  refundRulePrivilege: () => ({ cardId: stableId('card:year') }),
  addPurchaseList: ({ paidOrderId }) => ({ orderId: paidOrderId }),
  aboutOrder: ({ paidOrderId }) => ({ orderId: paidOrderId }),
  waitListInstruction: ({ waitingOrderId }) => ({ orderId: waitingOrderId }),
  productDetail: ({ goodsOrderId }) => ({ orderId: goodsOrderId }),
  shopDetail: ({ goods: { spuId } }) => ({ spuId }),
  goodsConfirm: ({ goods }) => ({ ...goods }),
  ticketStubPrint: ({ usedVoucherId }) => ({ voucherIds: usedVoucherId }),
  goodsCartConfirm: ({ cartItemIds }) => ({ cartItemIds }),
  invoice: ({ receivedOrderId }) => ({ orderId: receivedOrderId }),
  invoiceDetail: ({ invoiceId }) => ({ invoiceId }),
  parkingDetail: ({ parkingOrderId }) => ({ orderId: parkingOrderId }),
  reserveDetail: () => ({ reserveId: stableId('reserve:backstage') }),
  reserveOrder: ({ reservationId }) => ({ orderId: reservationId }),
  cardDetail: ({ userCardInstanceId }) => ({ cardId: stableId('card:cash-200'), userCardInstanceId }),
  cardRange: () => ({ cardId: stableId('card:year') }),
  cardConfirm: () => ({ cardId: stableId('card:year') }),
  couponInfo: ofCoupon,
  couponShows: ofCoupon,
  memberPaySuccess: ({ memberOrderId }) => ({ orderId: memberOrderId }),
  express: ({ goodsOrderId }) => ({ orderId: goodsOrderId }),
  payLoading: ({ unpaidOrderId }) => ({ orderId: unpaidOrderId }),
  paySuccess: ({ paidOrderId }) => ({ orderId: paidOrderId }),
  paySuccessNew: ({ paidOrderId }) => ({ orderId: paidOrderId }),
  refundOrders: ofReturnable,
  refundOrderTickets: ofReturnable,
  refundRuleOrder: ofReturnable,
  rebookTicket: ofReturnable,
  unregisteredConfirmation: ({ paidOrderId }) => ({ orderId: paidOrderId }),
  siteTicket: () => ({ siteId: DEFAULT_SITE_ID }),
  ticketError: () => ({ code: 'used' }),
  ticketDetail: ({ voucherId }) => ({ id: voucherId }),
  ticketCode: ({ pickUpVoucherId }) => ({ id: pickUpVoucherId }),
  bindInvitationTicket: () => ({ code: demoTicketCodes().find(({ kind }) => kind === 'INVITATION')?.code ?? '' }),
  shareTicket: ({ shareId }) => ({ shareId }),
  sharePaySuccess: ({ shareId }) => ({ shareId }),
  shareShowDetail: ({ offer }) => ({ showId: offer.showId }),
  shareTopicActivity: () => ({ topicId: demoOffers().activity.topicId }),
  ticketBindAudience: ofNames,
  sendRule: ({ offer }) => ({ showId: offer.showId }),
  realName: ofNames,
  realNameSingle: ofNames,
  realIdCard: ofNames,
  sendMineTicket: ({ voucherId }) => ({ voucherId }),
  acceptMineTicket: ({ transferCode }) => ({ t: transferCode }),
  ticketPackageDetail: ofPackage,
  ticketPackageShow: ofPackage,
  ticketPackageShowDetail: ofPackageShow,
  ticketPackageSession: ofPackageShow,
  checkEmail: () => ({ email: 'ann@encore.test' }),
  activateEmail: () => ({ token: 'of-a-mail' }),
  setPassword: () => ({ token: 'of-a-mail' }),
  loginCode: () => ({ cellphone: '13800138000', countryCode: '86' }),
  agreement: ({ agreementId }) => ({ id: agreementId }),
  announce: ({ noticeId }) => ({ id: noticeId }),
  workPermitLogin: () => ({ projectCode: PROJECT_CODE }),
  workPermitApply: () => ({ projectCode: PROJECT_CODE }),
  workPermitSuccess: ({ permitId }) => ({ permitId }),
  openShowForm: () => ({ openShowId: demoOpenShows()[1]?.openShowId ?? '' }),
  entranceRegistrationDetail: () => ({ id: ENTRANCE_ID }),
  entranceRegistrationForm: () => ({ id: ENTRANCE_ID }),
  voteDetail: () => ({ id: demoVotes()[0]?.voteId ?? '' }),
  homeTopic: () => ({ topicId: 'spring' }),
  topicActivity: () => ({ topicId: 'spring' }),
  webView: () => ({ url: 'https://sobot.com/chat', title: '在线客服' }),
}

/** Pages that look different to a user, beside those that only users may open. */
const FOR_USERS: readonly string[] = [
  'annualReview',
  'reserveOrder',
  'reserveRecord',
  'mine',
  'ticketHolder',
  'paySuccess',
  'paySuccessNew',
  'payLoading',
  'memberCenter',
  'memberPaySuccess',
  'productDetail',
  'rebookTicket',
  'invoice',
  'invoiceDetail',
  'realName',
  'realNameSingle',
]

/** Every page that the app registers, opened by a visitor, or by a user who has bought, kept and been sent things. */
export async function pageVisits(shop: TestGateway): Promise<PageVisit[]> {
  const accessToken = await shop.signIn(CELLPHONE)
  const session = { bizUserId: 'visit', accessToken, refreshToken: '', cellphone: CELLPHONE, ...PROFILE }
  const content = await visitedContent(shop, accessToken)
  return Object.values<Route>(routes).map((route) => ({
    route,
    query: queryOf(route, content),
    session: route.needsLogin || FOR_USERS.includes(route.name) ? session : null,
  }))
}

const PROFILE = { countryCode: '86', email: '', loginMethod: 'CELLPHONE', nickname: 'Test', avatar: '' } as const

function queryOf({ name, required }: Route, content: VisitedContent): Record<string, string> {
  const query = QUERIES[name]?.(content) ?? {}
  const missing = required.filter((parameter) => !query[parameter])
  if (missing.length > 0) throw new Error(`${name} is visited without ${missing.join(', ')}`)
  return query
}

/** The visit of one page. */
export function visitOf(visits: readonly PageVisit[], { name }: Pick<Route, 'name'>): PageVisit {
  const visit = visits.find(({ route }) => route.name === name)
  if (!visit) throw new Error(`nobody visits ${name}`)
  return visit
}
