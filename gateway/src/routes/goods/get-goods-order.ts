import { getGoodsOrder } from '@/contracts/goods/get-goods-order'
import { notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { presentGoodsOrder } from '../../presenters/goods-order'
import { findUserOrder } from '../../services/orders/find-orders'
import { orderDetail } from '../../services/orders/order-detail'

export const getGoodsOrderRoute = privateRoute(getGoodsOrder, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.orderId })
  if (order.type !== 'GOODS') throw notFound()
  return presentGoodsOrder(await orderDetail(call, order), call)
})
