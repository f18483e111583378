import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import type { Request } from '@/request/request'

/** How a payment ended, as the order tells it. */
export type Settlement = 'paid' | 'cancelled'

/** Asks the order; null while it is not paid and still can be. */
export async function askSettlement(request: Request, orderId: string): Promise<Settlement | null> {
  const order = await request(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE })
  const { name } = order.orderBrief.orderState
  if (name === 'UNPAID') return null
  return name === 'CANCELED' ? 'cancelled' : 'paid'
}
