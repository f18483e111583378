import { endpoint } from '../endpoint'
import type { Coupon } from './coupon'

export interface ObtainCouponInput {
  couponCode: string
  /** How it was come by. */
  obtainType: 'LAYOUT'
}

export interface ObtainCouponOutput {
  coupons: Coupon[]
  /** What to tell the user. */
  toast: string
}

/** Makes a coupon the user's; one that the user has already is not given twice. */
export const obtainCoupon = endpoint<ObtainCouponInput, ObtainCouponOutput>({
  method: 'POST',
  path: 'user/buyer/v3/coupons/obtain',
  priority: 'high',
  isCreate: true,
})
