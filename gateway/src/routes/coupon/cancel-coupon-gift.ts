import { cancelCouponGift } from '@/contracts/coupon/cancel-coupon-gift'
import { privateRoute } from '../../http/define-route'
import { withdrawGift } from '../../services/coupons/end-gifts'

export const cancelCouponGiftRoute = privateRoute(cancelCouponGift, async (call) => {
  await withdrawGift(call, call.input.giftCode)
  return true
})
