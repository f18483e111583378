import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { privateRoute } from '../../http/define-route'
import { presentOwnCoupon } from '../../presenters/coupon'
import { presentPage } from '../../presenters/page'
import { couponStatus, couponsOfUser } from '../../services/coupons/own-coupons'

export const listOwnCouponsRoute = privateRoute(listOwnCoupons, async (call) => {
  const { input, locale, clock } = call
  const { status, bizType } = input
  const now = clock.now()
  const wanted = (await couponsOfUser(call)).filter(
    (coupon) =>
      (status === undefined || couponStatus(coupon, now) === status) &&
      (bizType === undefined || coupon.terms.bizTypes.includes(bizType)),
  )
  return presentPage(wanted, input, (coupon) => presentOwnCoupon(coupon, { locale, now }))
})
