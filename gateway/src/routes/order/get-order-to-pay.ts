import { getOrderToPay } from '@/contracts/order/get-order-to-pay'
import { privateRoute } from '../../http/define-route'
import { presentOrderSummary } from '../../presenters/order'
import { newestUnpaidOrder, summariesOf } from '../../services/orders/find-orders'

export const getOrderToPayRoute = privateRoute(getOrderToPay, async (call) => {
  const order = await newestUnpaidOrder(call)
  const [summary] = order ? await summariesOf(call, [order]) : []
  return summary ? presentOrderSummary(summary, call) : null
})
