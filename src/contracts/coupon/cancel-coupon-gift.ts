import { endpoint } from '../endpoint'
import type { CouponGiftRef } from './coupon-gift'

export type CancelCouponGiftOutput = true

/** Withdraws coupons that were not accepted. */
export const cancelCouponGift = endpoint<CouponGiftRef, CancelCouponGiftOutput>({
  method: 'PUT',
  path: 'user/buyer/v3/coupons/gift/:giftCode/cancel',
  changes: ['coupons'],
  priority: 'high',
})
