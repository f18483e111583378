import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import type { OrderSummary } from '@/contracts/order/order-summary'
import type { Request } from '@/request/request'

/** Payment parameters of an order. */
export type PayableOrder = Pick<OrderSummary, 'orderId' | 'orderType' | 'unPaidTransactionIds' | 'payReturnUrl'> &
  Partial<Pick<OrderSummary, 'hasPromotion'>>

/** An order of the user with what of it waits to be paid. */
export async function fetchPayable(request: Request, orderId: string): Promise<PayableOrder> {
  const { orderBrief } = await request(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE })
  const { orderType, unPaidTransactionIds, payReturnUrl, hasPromotion } = orderBrief
  return { orderId, orderType, unPaidTransactionIds, hasPromotion, ...(payReturnUrl && { payReturnUrl }) }
}
