import { getExpress } from '@/contracts/order/get-express'
import { notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { presentExpress } from '../../presenters/express'
import { findUserOrder } from '../../services/orders/find-orders'
import { orderDetail } from '../../services/orders/order-detail'

export const getExpressRoute = privateRoute(getExpress, async (call) => {
  const { order, shipment } = await orderDetail(call, await findUserOrder(call, { orderId: call.input.orderId }))
  if (!shipment) throw notFound()
  return presentExpress(shipment, order.address, call)
})
