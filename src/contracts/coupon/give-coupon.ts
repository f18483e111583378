import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export interface GiveCouponInput {
  couponId: Id
  /**
   * Number of coupons of the kind.
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  qty: number
}

export interface GiveCouponOutput {
  giftCode: string
  shareUrl: string
  expireTime: EpochMs
}

/** Offers coupons of the user to anyone with the link, until it is accepted, taken back or over (COUPON-007, contract Q5). */
export const giveCoupon = endpoint<GiveCouponInput, GiveCouponOutput>({
  method: 'POST',
  path: 'user/buyer/v3/coupons/gift',
  changes: ['coupons'],
  priority: 'high',
  isCreate: true,
})
