import { endpoint } from '../endpoint'
import type { GetCouponSupportInput } from './get-coupon-support'

export type GetCouponAutoUseInput = GetCouponSupportInput

export interface GetCouponAutoUseOutput {
  support: boolean
}

/** Whether a coupon of the user can be exchanged now, without a further choice (COUPON-077). */
export const getCouponAutoUse = endpoint<GetCouponAutoUseInput, GetCouponAutoUseOutput>({
  path: 'user/buyer/v3/coupons/support_auto_use',
})
