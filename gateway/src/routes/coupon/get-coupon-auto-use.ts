import { getCouponAutoUse } from '@/contracts/coupon/get-coupon-auto-use'
import { privateRoute } from '../../http/define-route'
import { cardForCoupon, ownCoupon } from '../../services/coupons/card-exchange'
import { couponStatus } from '../../services/coupons/own-coupons'

export const getCouponAutoUseRoute = privateRoute(getCouponAutoUse, async (call) => {
  const coupon = await ownCoupon(call, call.input.couponId)
  const isUsable = couponStatus(coupon, call.clock.now()) === 'AVAILABLE'
  const isForCard = cardForCoupon(call.shop.catalogue, coupon) !== null
  return { support: isUsable && isForCard && coupon.template.isUsedAtOnce }
})
