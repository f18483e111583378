import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface GetCouponSupportInput {
  couponId: Id
}

export interface GetCouponSupportOutput {
  /** Whether it is exchanged for something here and now, rather than chosen while buying. */
  supportUse: boolean
  privilegeCardName?: string
  privilegeCardTemplateId?: Id
  /** The goods that it is used for, where it is for no others. */
  spuId?: Id
}

/** What a coupon of the user is exchanged for (COUPON-078, CARD-019). */
export const getCouponSupport = endpoint<GetCouponSupportInput, GetCouponSupportOutput>({
  path: 'user/buyer/v3/coupons/support-info',
})
