import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelReservation } from '@/contracts/reserve/cancel-reservation'
import { BusinessError, notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { findUserOrder } from '../../services/orders/find-orders'
import {
  cancelReservation as cancel,
  reservationRecords,
  reservationState,
} from '../../services/reservations/reservation-records'

/** Cancelling what is cancelled already is fine: the answer to the first try may have been lost. */
export const cancelReservationRoute = privateRoute(cancelReservation, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.reserveOrderId })
  if (order.type !== 'RESERVE') throw notFound()
  const [record] = await reservationRecords(call.db, [order])
  if (record && reservationState(record, call.clock.now()) === 'CANCELED') return true as const
  if (await cancel(call, order)) return true as const
  throw new BusinessError(BUSINESS_ERROR.notPayable, 'reserve.cannotCancel', { mode: 1 })
})
