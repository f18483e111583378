import { getExpress } from '@/contracts/order/get-express'
import { notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { presentExpress } from '../../presenters/express'
import { findUserOrder, shipmentsOf } from '../../services/orders/find-orders'

export const getExpressRoute = privateRoute(getExpress, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.orderId })
  const shipment = (await shipmentsOf(call.db, [order])).get(order.id)
  if (!shipment) throw notFound()
  return presentExpress(shipment, order.address, call)
})
