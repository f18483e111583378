import type { Id } from '../wire-types'

/** What a coupon is worth and how (S2 §4). */
export type CouponType =
  | 'ALL'
  | 'REDUCTION'
  | 'CASH'
  | 'MULTI_USER_RANDOM_CASH'
  | 'EXPIRY_COMPENSATION_CASH'
  | 'MULTI_USER_FIXED_CASH'
  | 'DISCOUNT'
  | 'EXCHANGE'
  | 'FULL_DISCOUNT'
  | 'OUTER'

/** A coupon that can be received (S2 §3). */
export interface Coupon {
  couponTemplateId: Id
  /** What it is received by. */
  couponCode: string
  title: string
  couponType: CouponType
  /** `¥50`, `8.5 折`: how the shop writes what it is worth. */
  discountDisplay: string
  /** Where and from which amount it counts. */
  useCouponRuleDesc: string
  /** From when till when. */
  termDescription: string
  /** Coupons of a package that come together. */
  qty?: number
  /** Whether this user has it; absent where nobody is logged in. */
  obtained?: boolean
  /** Only for users whose identity is verified. */
  needFaceAuth: boolean
}
