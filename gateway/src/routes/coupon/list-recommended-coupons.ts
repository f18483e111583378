import { listRecommendedCoupons } from '@/contracts/coupon/list-recommended-coupons'
import { privateRoute } from '../../http/define-route'
import { presentCoupon } from '../../presenters/coupon'
import { presentPage } from '../../presenters/page'
import { recommendedCoupons } from '../../services/coupons/recommended-coupons'

export const listRecommendedCouponsRoute = privateRoute(listRecommendedCoupons, async (call) => {
  const { input, locale, clock } = call
  const viewer = { locale, now: clock.now() }
  return presentPage(await recommendedCoupons(call), input, (template) => presentCoupon(template, viewer, false))
})
