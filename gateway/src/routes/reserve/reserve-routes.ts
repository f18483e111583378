import type { Route } from '../../http/define-route'
import { cancelReservationRoute } from './cancel-reservation'
import { createReservationRoute } from './create-reservation'
import { getReservationVoucherRoute } from './get-reservation-voucher'
import { getReserveRoute } from './get-reserve'
import { listReservationsRoute } from './list-reservations'
import { listReservesRoute } from './list-reserves'
import { listSlotsRoute } from './list-slots'

export const reserveRoutes: readonly Route[] = [
  cancelReservationRoute,
  createReservationRoute,
  getReservationVoucherRoute,
  getReserveRoute,
  listReservationsRoute,
  listReservesRoute,
  listSlotsRoute,
]
