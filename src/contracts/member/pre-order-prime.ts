import type { Policy } from '../agreement/list-policies'
import type { OfferedCoupon } from '../coupon/coupon'
import { endpoint } from '../endpoint'
import type { PriceItem } from '../order/price-item'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

export interface PreOrderPrimeInput {
  primeCardId: Id
  couponId?: Id
}

export interface PreOrderPrimeOutput {
  /** Yuan. */
  payAmount: number
  /** The same as it is written. */
  total: PriceInfo
  priceItems: PriceItem[]
  /** Coupons of the user for a membership, those that cannot be used as well. */
  coupons: OfferedCoupon[]
  agreements: Policy[]
}

/** Offer of a membership, with a selected coupon of the user (contract M10). */
export const preOrderPrime = endpoint<PreOrderPrimeInput, PreOrderPrimeOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/prime/pre_orders',
  changes: [],
  priority: 'high',
})
