import { endpoint } from '../endpoint'
import type { CouponGift, CouponGiftRef } from './coupon-gift'

/** A gift as its link shows it, public for anyone with the code. */
export const getCouponGift = endpoint<CouponGiftRef, CouponGift>({
  path: 'user/pub/v3/coupons/gift/:giftCode',
})
