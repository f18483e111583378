import type { PriceInfo } from '../price'
import type { EpochMs, Id } from '../wire-types'

/** Number of units of a show in a package, over all its sessions (A-SEAT-7). */
export interface PackageRule {
  showId: Id
  minQty: number
  maxQty: number
}

/** Discount of a package: from a sum on, for every such sum, or by a share. */
export type PackageMethod = 'FULL' | 'PER' | 'DISCOUNT'

/** Units of a seat plan in a package. */
export interface PackageItem {
  showId: Id
  bizShowSessionId: Id
  seatPlanId: Id
  /**
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  qty: number
}

/** Tickets of several shows that cost less together (SEAT-029). */
export interface TicketPackage {
  promotionId: Id
  /** Owner of the activity. */
  grantorMerchantId: Id
  activityType: string
  promotionMethod: PackageMethod
  name: string
  posterUrl: string
  posterColor: string
  desc: string
  /** The rules in words, one a line. */
  ruleTexts: string[]
  beginTime: EpochMs
  endTime: EpochMs
  itemRules: PackageRule[]
  /** The least that it costs. */
  priceInfo: PriceInfo
  /** Price of the same tickets one by one; absent if that is not higher. */
  originPriceInfo?: PriceInfo
  showCount: number
}
