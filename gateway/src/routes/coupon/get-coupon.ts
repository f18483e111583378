import { getCoupon } from '@/contracts/coupon/get-coupon'
import { publicRoute } from '../../http/define-route'
import { presentCouponDetail } from '../../presenters/coupon-detail'
import { findCoupon } from '../../services/coupons/find-coupon'
import { receivedOf } from '../../services/coupons/receive-coupons'

export const getCouponRoute = publicRoute(getCoupon, async (call) => {
  const { user, locale, clock, db, shop } = call
  const found = await findCoupon(call, call.input)
  const isObtained = user ? (await receivedOf(db, user.userId)).has(found.template.couponTemplateId) : undefined
  return presentCouponDetail(shop.catalogue, found, { locale, now: clock.now() }, isObtained)
})
