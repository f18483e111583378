import { endpoint } from '../endpoint'
import type { Id, NoInput } from '../wire-types'

/** Share that is left to pay. */
export interface PrimeDiscount {
  /** 0 to 1. */
  discount: number
  /** In words: `9.5折`. */
  formatDiscount: string
}

export interface GetPrimePrivilegeOutput {
  primeLevelName: string
  /** Rights to buy that go with the level, and what they are for. */
  showDiscountPrivileges: { privilegeId: Id; belongTo: string; targetName: string }[]
  /** Discount on tickets; absent without one. */
  showDiscount?: PrimeDiscount
  /** Discount on goods. */
  itemDiscount?: PrimeDiscount
  /** Discount on packages of coupons. */
  couponPackageDiscount?: PrimeDiscount
}

/** Discount of the user's level (MEMBER-022). */
export const getPrimePrivilege = endpoint<NoInput, GetPrimePrivilegeOutput>({
  path: 'user/buyer/v3/prime/prime_privilege',
  priority: 'low',
})
