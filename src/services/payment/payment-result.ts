import type { Topic } from '@/contracts/topic'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { orderRoute } from '@/services/navigation/order-route'
import type { PaymentError } from './payment-error'
import { type Paid, paymentResultRoute, paymentWaitingParams } from './payment-result-route'
import type { Settled } from './settlement'

/**
 * Result of a payment (PAY-020). A settlement comes from the order; `given-up` is the buyer's, and the order waits;
 * `unknown` has to be queried; after `failed` the buyer may retry.
 */
export type PaymentResult =
  | Settled
  | { readonly status: 'given-up' | 'unknown' }
  | { readonly status: 'failed'; readonly error: PaymentError }

/** Told how paying ended; more than once where a try failed. */
export type OnPaymentResult = (result: PaymentResult) => Promise<void> | void

/** The order is paid or over, and what was bought is there or given back. */
export const CHANGED_BY_PAYING: readonly Topic[] = ['orders', 'tickets', 'coupons', 'cards']

/** The one place that chooses the page after a payment, for orders of every type; a failed attempt opens none. */
export async function openAfterPayment(
  app: Pick<App, 'navigation' | 'launchQuery' | 'shopConfig' | 'changes'>,
  paid: Paid,
  result: PaymentResult,
): Promise<void> {
  const { navigation } = app
  if (result.status === 'failed') return
  app.changes.invalidate(...CHANGED_BY_PAYING)
  if (result.status === 'unknown') return navigation.redirect(routes.payLoading, paymentWaitingParams(paid, app))
  if (result.status !== 'paid') {
    return navigation.redirect(orderRoute(paid.orderType, paid.boughtOn), { orderId: paid.orderId })
  }
  const { payReturnUrl = paid.payReturnUrl } = result
  const { route, params } = paymentResultRoute({ ...paid, payReturnUrl }, app)
  return navigation.redirect(route, params)
}
