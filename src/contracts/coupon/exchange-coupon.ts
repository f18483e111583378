import { endpoint } from '../endpoint'
import type { ObtainCouponOutput } from './obtain-coupon'

export interface ExchangeCouponInput {
  /** @maxLength 32 */
  exchangeCode: string
  obtainType: 'EXCHANGE_CODE'
  /** Page on which the code was entered. */
  source?: 'SHOW_OBTAIN'
}

/** Makes the coupons of a code the user's, once (COUPON-075, COUPON-088). */
export const exchangeCoupon = endpoint<ExchangeCouponInput, ObtainCouponOutput>({
  method: 'POST',
  path: 'user/buyer/v3/coupons/exchange',
  changes: ['coupons'],
  priority: 'high',
  isCreate: true,
})
