import type { OrderSummary } from '@/contracts/order/order-summary'
import type { OrderRow } from '../services/orders/order-records'

/** Page for the buyer after the payment: a reservation has a page of its own (ORDER-013). */
export function presentPayReturnUrl({ id, type }: Pick<OrderRow, 'id' | 'type'>): Pick<OrderSummary, 'payReturnUrl'> {
  return type === 'RESERVE' ? { payReturnUrl: `/package-reserve/pages/reserve-order/reserve-order?orderId=${id}` } : {}
}
