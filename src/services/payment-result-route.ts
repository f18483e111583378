import type { ShopFlags } from '@/domain/shop-flags'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { App } from './app'

/** What was paid for. */
export interface Paid {
  orderId: string
  /** In whatever case; a ticket where it is absent. */
  orderType?: string
  /** The page it was bought on, where that changes what follows. */
  boughtOn?: 'parking-detail' | 'member-confirm'
  /** The ticket that the buyer came from and goes back to. */
  ticketId?: string
}

/** A page, and the parameters it is opened with. */
export interface PaymentResultRoute {
  route: Route
  params: Record<string, string>
}

interface Wishes {
  channelId: string
  hasNewPage: boolean
}

/** The page that follows a payment (S1 §2). */
function routeFor({ orderId, orderType, boughtOn, ticketId }: Paid, wishes: Wishes): PaymentResultRoute {
  const channel: Record<string, string> = wishes.channelId === '' ? {} : { channelId: wishes.channelId }
  if (ticketId !== undefined) {
    const params = { id: ticketId, ...channel, source: '1', target: '1', pageSource: 'purchase' }
    return { route: routes.ticketDetail, params }
  }
  if (boughtOn === 'member-confirm') return { route: routes.memberPaySuccess, params: { orderId, ...channel } }
  const fromPage: Record<string, string> = boughtOn === 'parking-detail' ? { fromPage: boughtOn } : {}
  return {
    route: wishes.hasNewPage ? routes.paySuccessNew : routes.paySuccess,
    params: { orderId, orderType: (orderType || 'ticket').toLowerCase(), ...channel, ...fromPage },
  }
}

/** The same with what the merchant and the link of the visit wish for. */
export function paymentResultRoute(paid: Paid, { launchQuery, shopConfig }: Pick<App, 'launchQuery' | 'shopConfig'>) {
  return routeFor(paid, {
    channelId: launchQuery.channelId ?? '',
    hasNewPage: wantsNewPage(shopConfig.flags, launchQuery),
  })
}

function wantsNewPage({ USE_NEW_PAY_SUCCESS }: ShopFlags, { newPaySuccess }: Record<string, string | undefined>) {
  return USE_NEW_PAY_SUCCESS || newPaySuccess === '1'
}
