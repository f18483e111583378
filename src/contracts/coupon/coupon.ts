import type { EnumValue, EpochMs, Id } from '../wire-types'

/** Value of a coupon and its method. */
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

export type CouponStatus = 'AVAILABLE' | 'UN_AVAILABLE' | 'USED' | 'EXPIRED' | 'PENDING' | 'REFUNDING'

export type CouponBizType = 'SHOW' | 'ITEM' | 'PRIVILEGE_CARD' | 'PARKING_FEE'

/** A coupon that can be received. */
export interface Coupon {
  couponTemplateId: Id
  /** Template id for receiving it; empty in the details of one that only comes with an exchange code. */
  couponCode: string
  title: string
  couponType: CouponType
  /** `¥50`, `8.5 折`: how the shop writes what it is worth. */
  discountDisplay: string
  /** Scope and minimum amount. */
  useCouponRuleDesc: string
  /** Validity period. */
  termDescription: string
  /** Coupons of a package that come together. */
  qty?: number
  /** Common id of coupons received together; absent for a single one. */
  couponPackageId?: Id
  /** True if this user has it; absent for visitors. */
  obtained?: boolean
  /** Only for users whose identity is verified. */
  needFaceAuth: boolean
}

/** Terms of a coupon, for display. */
export interface CouponFacts {
  /**
   * The number of what it is worth and what stands with it: `50` and `¥`, `8.8` and `折`; `1` and `张` of a ticket that it is
   * exchanged for, `件` of anything else.
   */
  discountDisplayInfo?: { value: string; unit: string }
  /** The sign before the number of an amount of money; absent for anything else. */
  signDisplay?: string
  /** Kind of the coupon, in words. */
  tagName: string
  /** Places of use, in words. */
  channelNames: string[]
  /** Minimum amount, in words. */
  restrictionDescription: string
  /** Purpose; absent if it has several. */
  applyItemType?: CouponBizType
  /** Deductions that it combines with. */
  promotionDescription?: string
  /** Maximum number in one order. */
  couponRestrictionLimitDesc?: string
  /** Items without a discount. */
  excludeScopeDesc?: string
}

/** A coupon that a user has, with what it is worth as numbers (contract D-4). */
export interface OwnCoupon extends Coupon, CouponFacts {
  couponId: Id
  /** 1 AVAILABLE, 3 EXPIRED, all others count as used (COUPON-014). */
  couponStatus: EnumValue
  /** True if it can be given away now. */
  giftable: boolean
  /** Yuan; 0 where it is a share or a whole ticket. */
  amount: number
  /** Share that is left to pay, 0 to 1; absent for an amount. */
  discount?: number
  limitationType: 'AMOUNT' | 'QUANTITY' | 'NONE_THRESHOLD_DEDUCT_DISCOUNT' | 'NONE_THRESHOLD_DEDUCT_AMOUNT'
  /** Yuan of AMOUNT, pieces of QUANTITY. */
  limitation: number
  useCouponRule: string
  useWay: 'ONLINE' | 'OFFLINE'
  couponBizTypes: CouponBizType[]
  couponUseLimitVO: CouponUseLimit
  startTime: EpochMs
  expireTime: EpochMs
  startTimeStr: string
  expireTimeStr: string
  /** Validity period, `2026.11.20 - 2026.12.20`. */
  termScope: string
  /** Received within a day, and not used yet. */
  isNewArrival: boolean
  /** Note that it expires soon, if it does. */
  tipInfo?: string
}

/** Scope of a coupon; an empty list limits nothing. */
export interface CouponUseLimit {
  showIds: Id[]
  showSessionIds: Id[]
  seatPlanIds: Id[]
  venueIds: Id[]
  showTypes: string[]
  tagIds: Id[]
  itemIds: Id[]
  categoryIds: Id[]
}

/** Part of what a coupon is limited to: a show, and its sessions and seat plans where not all of them count. */
export interface CouponRange {
  showName: string
  sessionRangeVoList: { sessionName: string; seatPlanNames: string[] }[]
}

/** A coupon with all of its rules in words. */
export interface CouponDetail extends Coupon, CouponFacts {
  /** Absent where it is none that this user has. */
  couponId?: Id
  couponStatus?: EnumValue
  giftable?: boolean
  useWay: OwnCoupon['useWay']
  couponBizTypes: CouponBizType[]
  /** Scope of use. */
  couponRangeDesc: string
  /** The shows it is limited to; empty: as in `couponRangeDesc`. */
  couponRangeVoList: CouponRange[]
  /** The kinds of shows it is limited to, in words; absent where it is for others as well. */
  showTypeDesc?: string
  /** Counted from the day on which it is received (COUPON-041), or the same days for everyone (COUPON-040). */
  expirationType: 'DYNAMIC' | 'FIXED'
  expirationUnit: 'DAY'
  /** Number of coupons. */
  length: number
  /** Validity from the day of receipt, in words; absent once a user has it, and with fixed days. */
  obtainTermScope?: string
  /** Instructions, and the return of the coupon with a cancelled order. */
  ruleComments: string[]
}

/** A coupon of a user, and whether it can be used for what they are buying. */
export interface OfferedCoupon extends OwnCoupon {
  usable: boolean
  /** Whether it belongs to the best combination for the buyer. */
  defaultSelect: boolean
  /** Whether the quoted price includes it. */
  isChecked: boolean
  /** Why it can be used: how much of the order it is for, and the threshold that is reached. */
  usableReason?: string
  /** Why not. */
  unusableReason?: string
  /** Missing amount or quantity: `再选 ¥12.00 即可使用`; absent if nothing helps. */
  unusableHint?: string
  /** Positions of the units that it can be used for, in the order of `unitPrices`. */
  appliesTo: number[]
  /** Yuan that it would take off alone; 0 where it cannot be used. */
  discountAmount: number
}
