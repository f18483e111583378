import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { App } from './app-context'

/** Pages that ask by themselves how a payment ended. */
const ASKING: readonly Route[] = [routes.payLoading, routes.paySuccess, routes.orderDetail]

type Parts = Pick<App, 'request' | 'session' | 'navigation' | 'pendingPayment'>

/** After a start: a payment whose end nobody saw is asked for, and one that was made is shown (S2 §4). Never rejects. */
export async function followPendingPayment({ request, session, navigation, pendingPayment }: Parts): Promise<void> {
  const { orderId } = pendingPayment
  if (orderId === null || !session.isLoggedIn) return
  const order = await request(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE }).catch(() => null)
  if (!order || order.orderBrief.orderState.name === 'UNPAID') return
  pendingPayment.clear()
  const isPaid = order.orderBrief.orderState.name !== 'CANCELED'
  const asks = ASKING.some((route) => route === navigation.current)
  if (isPaid && !asks) await navigation.open(routes.paySuccess, { orderId, orderType: 'ticket' })
}
