import { ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import type { Id } from '@/contracts/wire-types'
import { paymentStanding } from '@/domain/payment-standing'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { App } from '@/services/app'
import { getOrderSilently } from './get-order-silently'
import { CHANGED_BY_PAYING } from './payment-result'
import { type Paid, paymentResultRoute } from './payment-result-route'

export type ResumeParts = Pick<
  App,
  'request' | 'navigation' | 'pendingPayment' | 'launchQuery' | 'shopConfig' | 'changes'
>

/** Pages that query or show the payment themselves. */
const AT_THE_END: readonly Route[] = [
  routes.payLoading,
  routes.paySuccess,
  routes.paySuccessNew,
  routes.memberPaySuccess,
  routes.ticketDetail,
]

/** Asks how the payment of an order has ended, and shows one that was made. Never rejects. */
export async function resumePayment(app: ResumeParts, orderId: Id): Promise<void> {
  const { request, navigation, pendingPayment } = app
  const order = await request(getOrderSilently, { orderId, fromPage: ORDER_DETAIL_PAGE }).catch(() => null)
  if (order === null) return
  const { orderState, orderType, payReturnUrl } = order.orderBrief
  const standing = paymentStanding(orderState.name)
  if (standing === null || standing === 'unpaid') return
  pendingPayment.clear()
  app.changes.invalidate(...CHANGED_BY_PAYING)
  if (standing !== 'paid' || AT_THE_END.some((route) => navigation.current === route)) return
  const paid: Paid = { orderId, orderType, payReturnUrl, ...(orderType === 'MEMBER' && { boughtOn: 'member-confirm' }) }
  const { route, params } = paymentResultRoute(paid, app)
  await navigation.open(route, params)
}
