import { listParkingOrders } from '@/contracts/parking/list-parking-orders'
import { privateRoute } from '../../http/define-route'
import { presentRows } from '../../presenters/page'
import { presentParkingOrder } from '../../presenters/parking'
import { listOrdersOfType } from '../../services/orders/find-orders'
import { parkingRecords } from '../../services/parking/parking-records'

export const listParkingOrdersRoute = privateRoute(listParkingOrders, async (call) => {
  const { rows, total } = await listOrdersOfType(call, 'PARKING', call.input)
  const records = await parkingRecords(call, rows)
  return presentRows({ rows: records, total }, call.input.offset, (record) => presentParkingOrder(record, call))
})
