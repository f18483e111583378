import type { Route } from '../../http/define-route'
import { createParkingOrderRoute } from './create-parking-order'
import { getParkingOrderRoute } from './get-parking-order'
import { listParkingLotsRoute } from './list-parking-lots'
import { listParkingOrdersRoute } from './list-parking-orders'
import { listPlatesRoute } from './list-plates'
import { queryParkingFeeRoute } from './query-parking-fee'
import { removePlateRoute } from './remove-plate'

export const parkingRoutes: readonly Route[] = [
  createParkingOrderRoute,
  getParkingOrderRoute,
  listParkingLotsRoute,
  listParkingOrdersRoute,
  listPlatesRoute,
  queryParkingFeeRoute,
  removePlateRoute,
]
