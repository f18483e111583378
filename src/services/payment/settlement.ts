import { getGoodsOrder } from '@/contracts/goods/get-goods-order'
import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import type { Request } from '@/request/request'

/** Outcome of a payment, according to the order. */
export type Settlement = 'paid' | 'cancelled'

/** Order type of the payment, in any case; a ticket order if absent. */
interface Settled {
  orderId: string
  orderType?: string
}

/** Fetches the order; null while it is unpaid and payable. Goods have it in their items (ORDER-062, A-PAY-9). */
export async function fetchSettlement(request: Request, { orderId, orderType }: Settled): Promise<Settlement | null> {
  if (orderType?.toUpperCase() === 'GOODS') {
    const { orderItems } = await request(getGoodsOrder, { orderId })
    if (orderItems.every(({ orderStatus }) => orderStatus === 'UNPAID')) return null
    return orderItems.every(({ orderStatus }) => orderStatus === 'CANCELED') ? 'cancelled' : 'paid'
  }
  const order = await request(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE })
  const { name } = order.orderBrief.orderState
  if (name === 'UNPAID') return null
  return name === 'CANCELED' ? 'cancelled' : 'paid'
}
