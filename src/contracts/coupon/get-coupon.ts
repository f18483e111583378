import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { CouponDetail } from './coupon'

export interface GetCouponInput {
  couponTemplateId: Id
  /** Of a coupon that the user has: it comes with its state. */
  couponId?: Id
}

export type GetCouponOutput = CouponDetail

/** A coupon with all of its rules (COUPON-081). */
export const getCoupon = endpoint<GetCouponInput, GetCouponOutput>({
  path: 'user/pub/v3/coupons/detail',
})
