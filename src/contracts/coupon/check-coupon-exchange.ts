import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CheckCouponExchangeInput {
  couponId: Id
  privilegeCardTemplateId?: Id
  spuId?: Id
}

export interface CheckCouponExchangeOutput {
  pass: boolean
  /** Why not; empty where it passes. */
  message: string
}

/** Whether a coupon of the user can be exchanged for a card now, or the reason why not (COUPON-079). */
export const checkCouponExchange = endpoint<CheckCouponExchangeInput, CheckCouponExchangeOutput>({
  method: 'POST',
  path: 'user/buyer/v3/coupons/exchange_check',
  changes: [],
})
