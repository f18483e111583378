import { getReservationVoucher } from '@/contracts/reserve/get-reservation-voucher'
import { notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { presentReservation } from '../../presenters/reservation'
import { findUserOrder } from '../../services/orders/find-orders'
import { reservationRecords } from '../../services/reservations/reservation-records'

export const getReservationVoucherRoute = privateRoute(getReservationVoucher, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.id })
  const [record] = order.type === 'RESERVE' ? await reservationRecords(call.db, [order]) : []
  if (!record) throw notFound()
  return { qrCode: '', ...presentReservation(record, call) }
})
