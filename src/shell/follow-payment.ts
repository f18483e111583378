import { ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { routes } from '@/routes'
import type { App } from './app-context'
import { peekAtOrder } from './peek-at-order'

type Parts = Pick<App, 'request' | 'session' | 'navigation' | 'pendingPayment'>

/** After a start: a payment whose end nobody saw is asked for, and one that was made is shown (S2 §4). Never rejects. */
export async function followPendingPayment({ request, session, navigation, pendingPayment }: Parts): Promise<void> {
  const { orderId } = pendingPayment
  if (orderId === null || !session.isLoggedIn) return
  const order = await request(peekAtOrder, { orderId, fromPage: ORDER_DETAIL_PAGE }).catch(() => null)
  const state = order?.orderBrief.orderState.name ?? 'UNPAID'
  if (state === 'UNPAID') return
  pendingPayment.clear()
  // The page that waits for the payment asks by itself.
  if (state === 'CANCELED' || navigation.current === routes.payLoading) return
  await navigation.open(routes.paySuccess, { orderId, orderType: 'ticket' })
}
