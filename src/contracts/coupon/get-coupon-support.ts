import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface GetCouponSupportInput {
  couponId: Id
}

export interface GetCouponSupportOutput {
  /** Whether it is exchanged at once instead of selected during a purchase. */
  supportUse: boolean
  privilegeCardName?: string
  privilegeCardTemplateId?: Id
  /** The goods that it is used for, where it is for no others. */
  spuId?: Id
}

/** Item that a coupon of the user is exchanged for (COUPON-078, CARD-019). */
export const getCouponSupport = endpoint<GetCouponSupportInput, GetCouponSupportOutput>({
  path: 'user/buyer/v3/coupons/support-info',
})
