import type { OrderSummary } from '@/contracts/order/order-summary'
import type { OrderTextKey } from '../locales/zh-cn'

/** What the sum of an order is called: nobody has paid one that waits for its money, or that came to nothing. */
export function amountKey({ orderState }: Pick<OrderSummary, 'orderState'>): OrderTextKey {
  if (orderState.name === 'UNPAID') return 'detail.amountDue'
  return orderState.name === 'CANCELED' ? 'confirm.total' : 'detail.amount'
}
