import type { Route } from '../../http/define-route'
import { cancelReservationRoute } from './cancel-reservation'
import { createReservationRoute } from './create-reservation'
import { getReservationVoucherRoute } from './get-reservation-voucher'
import { getReserveRoute } from './get-reserve'
import { getReserveSlotRoute } from './get-reserve-slot'
import { listReservationsRoute } from './list-reservations'
import { listReservesRoute } from './list-reserves'
import { listSlotsRoute } from './list-slots'
import { preOrderReservationRoute } from './pre-order-reservation'

export const reserveRoutes: readonly Route[] = [
  cancelReservationRoute,
  createReservationRoute,
  getReservationVoucherRoute,
  getReserveRoute,
  getReserveSlotRoute,
  listReservationsRoute,
  listReservesRoute,
  listSlotsRoute,
  preOrderReservationRoute,
]
