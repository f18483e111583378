import { ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import type { Id } from '@/contracts/wire-types'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { App } from '@/services/app'
import { getOrderSilently } from './get-order-silently'
import { CHANGED_BY_PAYING } from './payment-result'
import { type Paid, paymentResultRoute } from './payment-result-route'
import { settledOrder } from './settlement'

export type ResumeParts = Pick<
  App,
  'request' | 'navigation' | 'pendingPayment' | 'launchQuery' | 'shopConfig' | 'changes'
>

/** Pages that query or show the payment themselves. */
const AT_THE_END: readonly Route[] = [
  ...[routes.payLoading, routes.paySuccess, routes.paySuccessNew],
  ...[routes.memberPaySuccess, routes.ticketDetail],
]

/** Asks how the payment of an order has ended, and shows one that was made. Never rejects. */
export async function resumePayment(app: ResumeParts, orderId: Id): Promise<void> {
  const { request, navigation, pendingPayment } = app
  const order = await request(getOrderSilently, { orderId, fromPage: ORDER_DETAIL_PAGE }).catch(() => null)
  const settled = order && settledOrder(order.orderBrief)
  if (!settled) return
  pendingPayment.clear()
  app.changes.invalidate(...CHANGED_BY_PAYING)
  if (settled.status !== 'paid' || AT_THE_END.some((route) => navigation.current === route)) return
  const { orderType } = order.orderBrief
  const { payReturnUrl } = settled
  const paid: Paid = { orderId, orderType, payReturnUrl, ...(orderType === 'MEMBER' && { boughtOn: 'member-confirm' }) }
  const { route, params } = paymentResultRoute(paid, app)
  await navigation.open(route, params)
}
