import { endpoint } from '../endpoint'
import type { PriceItem } from '../order/pre-order'
import type { Id } from '../wire-types'

export interface PreOrderPrimeInput {
  primeCardId: Id
  couponId?: Id
}

export interface PreOrderPrimeOutput {
  /** Yuan. */
  payAmount: number
  priceItems: PriceItem[]
}

/** What a membership would cost, with a coupon of the user's where one is chosen (contract M10). */
export const preOrderPrime = endpoint<PreOrderPrimeInput, PreOrderPrimeOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/prime/pre_orders',
  changes: [],
  priority: 'high',
})
