import { getCouponGift } from '@/contracts/coupon/get-coupon-gift'
import { publicRoute } from '../../http/define-route'
import { presentFoundGift } from '../../presenters/coupon-gift'
import { findGift } from '../../services/coupons/gift-records'

export const getCouponGiftRoute = publicRoute(getCouponGift, async (call) => {
  const { giftCode } = call.input
  return presentFoundGift(call, await findGift(call.db, giftCode))
})
