import type { CouponType } from '@/contracts/coupon/coupon'

/** Value and scope of a coupon at its receipt. Amounts in cents. */
export interface CouponTerms {
  couponType: CouponType
  useWay: 'ONLINE' | 'OFFLINE'
  bizTypes: readonly ('SHOW' | 'ITEM' | 'PRIVILEGE_CARD' | 'PARKING_FEE')[]
  /** Fixed discount; 0 for a share or a whole unit. */
  amountCents: number
  /** Share that is left to pay, 0 to 1; `null` for an amount. */
  discount: number | null
  limitationType: 'AMOUNT' | 'QUANTITY' | 'NONE_THRESHOLD_DEDUCT_DISCOUNT' | 'NONE_THRESHOLD_DEDUCT_AMOUNT'
  /** Cents or pieces from which it counts. */
  limitation: number
  useRule:
    | 'LIMIATION_ITEM'
    | 'LIMIATION_ITEM_CATEGORY'
    | 'LIMIATION_VENUE_USE'
    | 'LIMIATION_SHOW_SESSION_SEATPLAN'
    | 'LIMIATION_SHOW_TYPE_OR_TAG'
    | 'ALL_PRODUCT'
    | 'ALL_SHOW'
    | 'LIMIATION_SHOW_DATA'
  /** Scope; an empty list limits nothing. */
  limits: CouponLimits
  /** Days of the week of a session, 0 for Sunday; absent: any. */
  weekdays?: readonly number[]
}

export interface CouponLimits {
  showIds: readonly string[]
  showSessionIds: readonly string[]
  seatPlanIds: readonly string[]
  venueIds: readonly string[]
  showTypes: readonly string[]
  tagIds: readonly string[]
  itemIds: readonly string[]
  categoryIds: readonly string[]
}

/** A coupon that is promised along with something else, as it is when that is bought. */
export interface CouponPromise {
  couponTemplateId: string
  terms: CouponTerms
  /** Days from the day it comes. */
  days: number
  /** Valid until the end of the year in which it comes, whatever its days. */
  isOfYear?: boolean
  /** Coupons of the template that come together where they are received: they are numbered first. */
  qty: number
}
