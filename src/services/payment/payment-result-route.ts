import type { ShopFlags } from '@/domain/shop-flags'
import { splitAddress } from '@/lib/query-string'
import { routes } from '@/routes'
import type { PayResultParams } from '@/routes/order-routes'
import type { Route } from '@/routes/route'
import type { App } from '@/services/app'
import { targetOfAddress } from '@/services/navigation/navigation-target'

/** Subject of the payment. */
export interface Paid {
  orderId: string
  /** In whatever case; a ticket where it is absent. */
  orderType?: string
  /** The page it was bought on, where that changes what follows. */
  boughtOn?: BoughtOn
  /** The ticket that the buyer came from and goes back to. */
  ticketId?: string
  /** The show for members that a new member came from and goes back to. */
  showId?: string
  /** The page that the order names for after its payment (ORDER-013). */
  payReturnUrl?: string
}

const BOUGHT_ON = ['parking-detail', 'member-confirm'] as const
export type BoughtOn = (typeof BOUGHT_ON)[number]

/** A page, its web address, and the parameters it is opened with. */
export interface PaymentResultRoute {
  route: Route
  address: string
  params: Record<string, string>
}

/** Sources of the rules: the merchant, and the link of the visit. */
type Visit = Pick<App, 'launchQuery' | 'shopConfig'>

/** The ticket is named by its older address there, which redirects to the page. */
const TICKET_ADDRESS = '/ticket-detail'

/** The page that follows a payment: the one that the order names, or that of its kind (D-37, NAV-129 to NAV-132, PAY-073). */
export function paymentResultRoute(paid: Paid, visit: Visit): PaymentResultRoute {
  const { orderId, boughtOn, ticketId, showId } = paid
  const ownPage = returnPage(paid.payReturnUrl)
  if (ownPage) return ownPage
  const channel = channelOf(visit)
  if (ticketId) {
    const params = { id: ticketId, ...channel, source: '1', target: '1', pageSource: 'purchase' }
    return { route: routes.ticketDetail, address: TICKET_ADDRESS, params }
  }
  if (boughtOn === 'member-confirm') {
    return at(routes.memberPaySuccess, { orderId, ...channel, ...(showId && { showId }) })
  }
  const fromPage: Record<string, string> = boughtOn === 'parking-detail' ? { fromPage: boughtOn } : {}
  const route = wantsNewPage(visit) ? routes.paySuccessNew : routes.paySuccess
  return at(route, { orderId, orderType: lowerType(paid), ...channel, ...fromPage })
}

/** Parameters of the page that waits for a payment: all that determines the next page. */
export function paymentWaitingParams(paid: Paid, visit: Visit): PayResultParams {
  const { orderId, boughtOn, ticketId, showId } = paid
  return {
    orderId,
    orderType: lowerType(paid),
    ...channelOf(visit),
    ...(boughtOn && { fromPage: boughtOn }),
    ...(ticketId && { ticketId }),
    ...(showId && { showId }),
  }
}

/** The reverse: the payment from the parameters of the page that waits. */
export function paidOf({ orderId = '', orderType, fromPage, ticketId, showId }: Partial<PayResultParams>): Paid {
  const boughtOn = BOUGHT_ON.find((page) => page === fromPage)
  return {
    orderId,
    ...(orderType && { orderType }),
    ...(boughtOn && { boughtOn }),
    ...(ticketId && { ticketId }),
    ...(showId && { showId }),
  }
}

/** The page of this app at a path; null for any other address: the table of pages is the allow-list of returns. */
function returnPage(address = ''): PaymentResultRoute | null {
  if (!/^\/[^/\\]/.test(address)) return null
  const { path, params } = splitAddress(address)
  const target = targetOfAddress(path, params)
  return target.route === routes.pageError ? null : { ...target, address: path }
}

function at(route: Route, params: Record<string, string>): PaymentResultRoute {
  return { route, address: route.aliases[0] ?? '', params }
}

function lowerType({ orderType }: Paid): string {
  return (orderType || 'ticket').toLowerCase()
}

function channelOf({ launchQuery: { channelId } }: Visit): { channelId?: string } {
  return channelId ? { channelId } : {}
}

function wantsNewPage({ shopConfig, launchQuery }: Visit): boolean {
  const { USE_NEW_PAY_SUCCESS }: ShopFlags = shopConfig.flags
  return USE_NEW_PAY_SUCCESS || launchQuery.newPaySuccess === '1'
}
