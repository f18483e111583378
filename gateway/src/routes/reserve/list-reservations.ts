import { listReservations } from '@/contracts/reserve/list-reservations'
import { privateRoute } from '../../http/define-route'
import { presentRows } from '../../presenters/page'
import { presentReservation } from '../../presenters/reservation'
import { listOrdersOfType } from '../../services/orders/find-orders'
import { reservationRecords } from '../../services/reservations/reservation-records'

export const listReservationsRoute = privateRoute(listReservations, async (call) => {
  const { rows, total } = await listOrdersOfType(call, 'RESERVE', call.input)
  const records = await reservationRecords(call.db, rows)
  return presentRows({ rows: records, total }, call.input.offset, (record) => presentReservation(record, call))
})
