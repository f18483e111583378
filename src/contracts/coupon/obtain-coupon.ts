import { endpoint } from '../endpoint'
import type { OwnCoupon } from './coupon'

/** Origin of a coupon (contract D-3). */
export type ObtainType = 'RECEIVE' | 'SHARE' | 'TOPIC' | 'SHOW_OBTAIN' | 'LAYOUT'

export interface ObtainCouponInput {
  /**
   * Of a freely available coupon; with SHARE, of a gift as well.
   * @maxLength 64
   */
  couponCode: string
  obtainType: ObtainType
}

export interface ObtainCouponOutput {
  /** Coupons as the user owns them now; those of a kind received together are one with `qty`. */
  coupons: OwnCoupon[]
  /** Text for the user. */
  toast: string
}

/** Makes a coupon the user's; one that the user has already is not given twice. */
export const obtainCoupon = endpoint<ObtainCouponInput, ObtainCouponOutput>({
  method: 'POST',
  path: 'user/buyer/v3/coupons/obtain',
  changes: ['coupons'],
  priority: 'high',
  isCreate: true,
})
