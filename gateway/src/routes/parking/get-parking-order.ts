import { getParkingOrder } from '@/contracts/parking/get-parking-order'
import { notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { presentParkingOrder } from '../../presenters/parking'
import { findUserOrder } from '../../services/orders/find-orders'
import { parkingRecords } from '../../services/parking/parking-records'

export const getParkingOrderRoute = privateRoute(getParkingOrder, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.orderId })
  const [record] = order.type === 'PARKING' ? await parkingRecords(call, [order]) : []
  if (!record) throw notFound()
  return presentParkingOrder(record, call)
})
