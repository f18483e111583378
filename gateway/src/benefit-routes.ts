import type { Route } from './http/define-route'
import { exchangeCouponRoute } from './routes/coupon/exchange-coupon'
import { listOwnCouponsRoute } from './routes/coupon/list-own-coupons'
import { listReceivableCouponsRoute } from './routes/coupon/list-receivable-coupons'
import { listUsableCouponsRoute } from './routes/coupon/list-usable-coupons'
import { obtainCouponRoute } from './routes/coupon/obtain-coupon'
import { getExpiringPointsRoute } from './routes/member/get-expiring-points'
import { getGrowthAccountRoute } from './routes/member/get-growth-account'
import { getPointAccountRoute } from './routes/member/get-point-account'
import { listGrowthRecordsRoute } from './routes/member/list-growth-records'
import { listPointRecordsRoute } from './routes/member/list-point-records'

/** Calls for what users have besides tickets: coupons, points, growth. */
export const benefitRoutes: readonly Route[] = [
  exchangeCouponRoute,
  listOwnCouponsRoute,
  listReceivableCouponsRoute,
  listUsableCouponsRoute,
  obtainCouponRoute,
  getExpiringPointsRoute,
  getGrowthAccountRoute,
  getPointAccountRoute,
  listGrowthRecordsRoute,
  listPointRecordsRoute,
]
