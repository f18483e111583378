import type { CouponType } from '@/contracts/coupon/coupon'
import type { CouponTerms } from '../../database/schema/coupon-terms'
import type { LocalText } from '../../texts/text'

export interface CouponTemplate {
  couponTemplateId: string
  couponCode: string
  key: string
  type: CouponType
  title: LocalText
  /** Value as text. */
  worth: LocalText
  rule: LocalText
  /** Days from receipt; coupons with fixed days ignore it. */
  days: number
  /** Valid until the end of the year for everyone (COUPON-040). */
  isOfYear: boolean
  /** Exchanged without a prompt (D-38). */
  isUsedAtOnce: boolean
  /** Number of coupons received together. */
  qty: number
  /** Id shared by coupons received together; `null` for a single one. */
  packageId: string | null
  /** Total number of coupons of the kind. */
  quota: number
  /** Exchange code; `null` for freely available coupons. */
  exchangeCode: string | null
  /** Only for users with a known face, if the merchant requires it. */
  needFaceAuth: boolean
  terms: CouponTerms
}

/** Coupons distributed together. */
export interface CouponActivity {
  activityId: string
  couponTemplateIds: readonly string[]
}
