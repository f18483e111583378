import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export interface GetCouponCodeInput {
  couponId: Id
  couponTemplateId: Id
  /** Id of the order that the coupon came with. */
  orderId?: Id
  /** ORDER_INFO where an order is given (COUPON-089). */
  source: 'ORDER_INFO' | 'SINGLE_COUPON'
}

export interface GetCouponCodeOutput {
  /** Digits that the staff scans or types. */
  verifyCode: string
  /** A picture of what the coupon is now; absent while it is good. */
  statusImageUrl?: string
  verifyCodeExpireTime: EpochMs
  /** Now, by the shop's clock: a phone's may be wrong. */
  serverTime: EpochMs
}

/** The code of a coupon that is used on the spot; another one every minute (COUPON-082). */
export const getCouponCode = endpoint<GetCouponCodeInput, GetCouponCodeOutput>({
  method: 'POST',
  path: 'user/buyer/v5/coupons/verify/code',
  changes: [],
  priority: 'high',
})
