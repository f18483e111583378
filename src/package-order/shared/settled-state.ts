import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import type { Request } from '@/request/request'

/** The state of an order once it is no longer unpaid; null until then (S2 §4). */
export async function settledState(request: Request, orderId: string): Promise<string | null> {
  const order = await request(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE })
  const { name } = order.orderBrief.orderState
  return name === 'UNPAID' ? null : name
}
