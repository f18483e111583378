import type { Route } from './http/define-route'
import { getOpenShowRoute } from './routes/open-show/get-open-show'
import { listOpenShowsRoute } from './routes/open-show/list-open-shows'
import { createParkingOrderRoute } from './routes/parking/create-parking-order'
import { getParkingOrderRoute } from './routes/parking/get-parking-order'
import { listParkingLotsRoute } from './routes/parking/list-parking-lots'
import { listParkingOrdersRoute } from './routes/parking/list-parking-orders'
import { listPlatesRoute } from './routes/parking/list-plates'
import { queryParkingFeeRoute } from './routes/parking/query-parking-fee'
import { removePlateRoute } from './routes/parking/remove-plate'
import { cancelReservationRoute } from './routes/reserve/cancel-reservation'
import { createReservationRoute } from './routes/reserve/create-reservation'
import { getReservationVoucherRoute } from './routes/reserve/get-reservation-voucher'
import { getReserveRoute } from './routes/reserve/get-reserve'
import { listReservationsRoute } from './routes/reserve/list-reservations'
import { listReservesRoute } from './routes/reserve/list-reserves'
import { listSlotsRoute } from './routes/reserve/list-slots'

/** Calls for what goes along with a visit: open shows, parking, and times that are reserved. */
export const visitRoutes: readonly Route[] = [
  getOpenShowRoute,
  listOpenShowsRoute,
  createParkingOrderRoute,
  getParkingOrderRoute,
  listParkingLotsRoute,
  listParkingOrdersRoute,
  listPlatesRoute,
  queryParkingFeeRoute,
  removePlateRoute,
  cancelReservationRoute,
  createReservationRoute,
  getReservationVoucherRoute,
  getReserveRoute,
  listReservationsRoute,
  listReservesRoute,
  listSlotsRoute,
]
