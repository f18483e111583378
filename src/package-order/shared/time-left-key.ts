import type { OrderSummary } from '@/contracts/order/order-summary'
import type { OrderTextKey } from '../locales/zh-cn'

/** What the time left of an order is for: to pay it, or to know whether it got its places (ORDER-056). */
export function timeLeftKey({ orderState }: Pick<OrderSummary, 'orderState'>): OrderTextKey {
  return orderState.name === 'RESERVE' ? 'detail.placeBefore' : 'detail.payBefore'
}
