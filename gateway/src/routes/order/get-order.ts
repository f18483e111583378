import { getOrder } from '@/contracts/order/get-order'
import { privateRoute } from '../../http/define-route'
import { presentOrderSummary } from '../../presenters/order'
import { presentOrderDetail } from '../../presenters/order-detail'
import { findUserOrder } from '../../services/orders/find-orders'
import { orderDetail } from '../../services/orders/order-detail'

export const getOrderRoute = privateRoute(getOrder, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.orderId })
  const detail = await orderDetail(call, order)
  return presentOrderDetail(detail, presentOrderSummary(detail, call), call)
})
