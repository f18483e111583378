import type { Route } from '../../http/define-route'
import { getPickSeatUrlRoute } from './get-pick-seat-url'
import { getSeatMapDynamicRoute } from './get-seat-map-dynamic'
import { getSeatMapStaticRoute } from './get-seat-map-static'
import { getZoneSeatsRoute } from './get-zone-seats'
import { lockSeatsRoute } from './lock-seats'
import { recommendSeatsRoute } from './recommend-seats'
import { redeemSeatTokenRoute } from './redeem-seat-token'
import { releaseSeatsRoute } from './release-seats'

export const seatRoutes: readonly Route[] = [
  getPickSeatUrlRoute,
  getSeatMapDynamicRoute,
  getSeatMapStaticRoute,
  getZoneSeatsRoute,
  lockSeatsRoute,
  recommendSeatsRoute,
  redeemSeatTokenRoute,
  releaseSeatsRoute,
]
