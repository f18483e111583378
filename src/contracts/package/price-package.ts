import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'
import type { PackageItem, PackageMethod } from './ticket-package'

export interface PricePackageInput {
  promotionId: Id
  grantorMerchantId: Id
  /** @maxLength 32 */
  activityType: string
  promotionMethod: PackageMethod
  /** @maxItems 40 */
  items: PackageItem[]
}

export interface PricePackageOutput {
  /** Yuan, of the tickets alone. */
  originTotal: number
  /** Yuan. */
  total: number
  /** Yuan that are taken off. */
  discount: number
  priceInfo: PriceInfo
  /** Whether it is a package as it is. */
  satisfied: boolean
  /** What is missing, or too much. */
  unsatisfiedReason?: string
}

/** What a package costs as it was put together (CAT-126, SEAT-030). */
export const pricePackage = endpoint<PricePackageInput, PricePackageOutput>({
  method: 'POST',
  changes: [],
  path: 'show/pub/v5/combo_activities/price',
  priority: 'high',
})
