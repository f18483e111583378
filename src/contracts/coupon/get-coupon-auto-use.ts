import { endpoint } from '../endpoint'
import type { GetCouponSupportInput } from './get-coupon-support'

export type GetCouponAutoUseInput = GetCouponSupportInput

export interface GetCouponAutoUseOutput {
  support: boolean
}

/** Whether a coupon of the user is exchanged at once, without a prompt (COUPON-077, D-38). */
export const getCouponAutoUse = endpoint<GetCouponAutoUseInput, GetCouponAutoUseOutput>({
  path: 'user/buyer/v3/coupons/support_auto_use',
})
