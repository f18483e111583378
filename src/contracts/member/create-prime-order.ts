import { endpoint } from '../endpoint'
import type { CreateOrderOutput } from '../order/create-order'
import type { Id } from '../wire-types'

export interface CreatePrimeOrderInput {
  primeCardId: Id
  /** The coupon that the amount was seen with. */
  couponId?: Id
  /** Yuan that the buyer saw. */
  payAmount: number
  /** Consent to the member agreement. */
  agreed: boolean
}

/** Orders a membership (contract M11). */
export const createPrimeOrder = endpoint<CreatePrimeOrderInput, CreateOrderOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/prime/orders',
  changes: ['orders', 'coupons'],
  priority: 'critical',
  isCreate: true,
})
