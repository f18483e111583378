import type { Route } from '../../http/define-route'
import { cancelCouponGiftRoute } from './cancel-coupon-gift'
import { checkCouponExchangeRoute } from './check-coupon-exchange'
import { exchangeCouponRoute } from './exchange-coupon'
import { getCouponRoute } from './get-coupon'
import { getCouponAutoUseRoute } from './get-coupon-auto-use'
import { getCouponCodeRoute } from './get-coupon-code'
import { getCouponGiftRoute } from './get-coupon-gift'
import { getCouponSupportRoute } from './get-coupon-support'
import { giveCouponRoute } from './give-coupon'
import { listCouponGiftsRoute } from './list-coupon-gifts'
import { listCouponShowsRoute } from './list-coupon-shows'
import { listOwnCouponsRoute } from './list-own-coupons'
import { listReceivableCouponsRoute } from './list-receivable-coupons'
import { listRecommendedCouponsRoute } from './list-recommended-coupons'
import { listUsableCouponsRoute } from './list-usable-coupons'
import { obtainCouponRoute } from './obtain-coupon'
import { useExchangeCouponRoute } from './use-exchange-coupon'

export const couponRoutes: readonly Route[] = [
  cancelCouponGiftRoute,
  checkCouponExchangeRoute,
  exchangeCouponRoute,
  getCouponRoute,
  getCouponAutoUseRoute,
  getCouponCodeRoute,
  getCouponGiftRoute,
  getCouponSupportRoute,
  giveCouponRoute,
  listCouponGiftsRoute,
  listCouponShowsRoute,
  listOwnCouponsRoute,
  listReceivableCouponsRoute,
  listRecommendedCouponsRoute,
  listUsableCouponsRoute,
  obtainCouponRoute,
  useExchangeCouponRoute,
]
