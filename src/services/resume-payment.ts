import { ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { App } from './app'
import { getOrderSilently } from './get-order-silently'
import { CHANGED_BY_PAYING } from './payment-result'
import { paymentResultRoute } from './payment-result-route'

type Parts = Pick<
  App,
  'request' | 'session' | 'navigation' | 'pendingPayment' | 'launchQuery' | 'shopConfig' | 'changes'
>

/** Where the payment is asked for, or has been shown, without this. */
const AT_THE_END: readonly Route[] = [routes.payLoading, routes.paySuccess, routes.paySuccessNew]

/** After a start: a payment whose end nobody saw is asked for, and one that was made is shown. Never rejects. */
export async function resumePendingPayment(app: Parts): Promise<void> {
  const { request, session, navigation, pendingPayment } = app
  const { orderId } = pendingPayment
  if (orderId === null || !session.isLoggedIn) return
  const order = await request(getOrderSilently, { orderId, fromPage: ORDER_DETAIL_PAGE }).catch(() => null)
  const state = order?.orderBrief.orderState.name ?? 'UNPAID'
  if (state === 'UNPAID') return
  pendingPayment.clear()
  app.changes.invalidate(...CHANGED_BY_PAYING)
  if (state === 'CANCELED' || AT_THE_END.some((route) => navigation.current === route)) return
  const { route, params } = paymentResultRoute({ orderId, orderType: order?.orderBrief.orderType }, app)
  await navigation.open(route, params)
}
