import type { OrderSummary } from '@/contracts/order/order-summary'
import type { OrdersTextKey } from './locales/zh-cn'

/** What the time left of an order is for: to pay it, or to know whether it got its places (ORDER-056). */
export function timeLeftKey({ orderState }: Pick<OrderSummary, 'orderState'>): OrdersTextKey {
  return orderState.name === 'RESERVE' ? 'detail.placeBefore' : 'detail.payBefore'
}
