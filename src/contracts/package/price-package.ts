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
  /** Whether the selection is a complete package. */
  satisfied: boolean
  /** Missing or excess parts. */
  unsatisfiedReason?: string
}

/** Price of a selected package (CAT-126, SEAT-030). */
export const pricePackage = endpoint<PricePackageInput, PricePackageOutput>({
  method: 'POST',
  changes: [],
  path: 'show/pub/v5/combo_activities/price',
  priority: 'high',
})
