import { endpoint } from '../endpoint'
import type { CouponGift, CouponGiftRef } from './coupon-gift'

/** A gift as its link shows it: anybody who has the code may look. */
export const getCouponGift = endpoint<CouponGiftRef, CouponGift>({
  path: 'user/pub/v3/coupons/gift/:giftCode',
})
