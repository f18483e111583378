import { listPolicies } from '@/contracts/agreement/list-policies'
import { setFavorite } from '@/contracts/favorite/set-favorite'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { StoredSession } from '@/stores/session-store'
import { demoHome } from '../../gateway/src/demo/home-content'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { offerOf, placedOrder, waitListOrder } from './buyer'
import { goodsOrder } from './goods-buyer'
import { sandbox } from './sandbox-shop'
import type { TestGateway } from './test-gateway'

/** How a page is opened so that it has something to show. */
export interface PageVisit {
  route: Route
  query: Record<string, string>
  /** What the device keeps of the user who opens it; null for a visitor. */
  session: StoredSession | null
}

/** What has been bought and what there is to see. */
interface Known {
  showId: string
  venueId: string
  tourId: string
  bizShowSessionId: string
  seatPlanId: string
  unpaidOrderId: string
  paidOrderId: string
  waitingOrderId: string
  goodsOrderId: string
  voucherId: string
  agreementId: string
  noticeId: string
}

const CELLPHONE = '13900139555'

/** Parameters of the pages that want some; every other page is opened without. */
const QUERIES: Readonly<Record<string, (known: Known) => Record<string, string>>> = {
  showDetail: ({ showId }) => ({ showId }),
  search: () => ({ keyword: '林屿' }),
  venue: ({ venueId }) => ({ venueId }),
  tourDetail: ({ tourId }) => ({ tourId }),
  booking: ({ showId }) => ({ showId }),
  sitePurchase: ({ showId }) => ({ showId }),
  preloadTicket: () => ({ showId: NAMED_SHOWS.hot }),
  privilege: () => ({ showId: NAMED_SHOWS.privilege, privilegeId: 'any' }),
  confirmOrder: ({ showId, bizShowSessionId, seatPlanId }) => ({
    showId,
    bizShowSessionId,
    items: JSON.stringify([{ seatPlanId, qty: 2 }]),
  }),
  aboutOrder: ({ paidOrderId }) => ({ orderId: paidOrderId }),
  waitListInstruction: ({ waitingOrderId }) => ({ orderId: waitingOrderId }),
  productDetail: ({ goodsOrderId }) => ({ orderId: goodsOrderId }),
  express: ({ goodsOrderId }) => ({ orderId: goodsOrderId }),
  orderDetail: ({ paidOrderId }) => ({ orderId: paidOrderId }),
  payLoading: ({ unpaidOrderId }) => ({ orderId: unpaidOrderId }),
  paySuccess: ({ paidOrderId }) => ({ orderId: paidOrderId }),
  paySuccessNew: ({ paidOrderId }) => ({ orderId: paidOrderId }),
  ticketDetail: ({ voucherId }) => ({ id: voucherId }),
  ticketCode: ({ voucherId }) => ({ id: voucherId }),
  loginCode: () => ({ cellphone: '13800138000', countryCode: '86' }),
  agreement: ({ agreementId }) => ({ id: agreementId }),
  announce: ({ noticeId }) => ({ id: noticeId }),
  homeTopic: () => ({ topicId: 'spring' }),
  topicActivity: () => ({ topicId: 'spring' }),
  webView: () => ({ url: 'https://sobot.com/chat', title: '在线客服' }),
}

/** Pages that look different to a user, beside those that only users may open. */
const FOR_USERS: readonly string[] = [
  ...['mine', 'ticketHolder', 'paySuccess', 'paySuccessNew', 'payLoading', 'productDetail'],
]

/** Every page that the app registers, opened by a visitor, or by a user with one paid order and one that waits. */
export async function pageVisits(shop: TestGateway): Promise<PageVisit[]> {
  const accessToken = await shop.signIn(CELLPHONE)
  const session = { ...{ bizUserId: 'visit', accessToken, refreshToken: '', cellphone: CELLPHONE }, ...PROFILE }
  const known = await prepare(shop, accessToken)
  const built = Object.values<Route>(routes).filter(({ isBuilt }) => isBuilt)
  return built.map((route) => ({
    route,
    query: QUERIES[route.name]?.(known) ?? {},
    session: route.needsLogin || FOR_USERS.includes(route.name) ? session : null,
  }))
}

const PROFILE = { countryCode: '86', email: '', loginMethod: 'CELLPHONE', nickname: 'Test', avatar: '' } as const

async function prepare(shop: TestGateway, as: string): Promise<Known> {
  const { simpleConcert } = NAMED_SHOWS
  const paid = await placedOrder(shop, simpleConcert, as, 'visit-paid', 2)
  await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${paid.orderId}/pay`, payload: {} })
  const unpaid = await placedOrder(shop, simpleConcert, as, 'visit-unpaid')
  const goodsOrderId = await goodsOrder(shop, as, 'visit-goods')
  const waitingOrderId = await waitListOrder(shop, as, 'visit-waiting')
  for (const orderId of [goodsOrderId, waitingOrderId]) await sandbox(shop, `orders/${orderId}/pay`)
  await sandbox(shop, `orders/${goodsOrderId}/ship`)
  const vouchers = await shop.call(listVouchers, { offset: 0, length: 10 }, { as })
  const policies = await shop.call(listPolicies, {})
  const show = await shop.call(getShowStatic, { showId: simpleConcert })
  const favorite = { targetId: simpleConcert, targetType: 'SHOW', favorite: true } as const
  await shop.call(setFavorite, favorite, { as })
  return {
    ...(await offerOf(shop, simpleConcert)),
    venueId: show.data?.basicInfo.venueId ?? '',
    tourId: show.data?.basicInfo.tour?.tourId ?? '',
    unpaidOrderId: unpaid.orderId,
    paidOrderId: paid.orderId,
    waitingOrderId,
    goodsOrderId,
    voucherId: vouchers.data?.list[0]?.voucherId ?? '',
    agreementId: policies.data?.[0]?.id ?? '',
    noticeId: demoHome().announcements[0]?.noticeId ?? '',
  }
}
