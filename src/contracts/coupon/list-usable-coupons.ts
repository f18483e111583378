import { endpoint } from '../endpoint'
import type { OrderItemInput } from '../order/order-items'
import type { Id } from '../wire-types'
import type { OfferedCoupon } from './coupon'

export interface ListUsableCouponsInput {
  showId: Id
  bizShowSessionId: Id
  /**
   * @minItems 1
   * @maxItems 10
   */
  items: OrderItemInput[]
  /** Yuan that the buyer sees; the shop counts for itself. */
  totalAmount?: number
}

export type ListUsableCouponsOutput = OfferedCoupon[]

/** Coupons of the user with what each would take off these tickets, or why it cannot be used (contract Q4). */
export const listUsableCoupons = endpoint<ListUsableCouponsInput, ListUsableCouponsOutput>({
  method: 'POST',
  path: 'trade/buyer/v5/coupons/usable',
  changes: [],
  priority: 'high',
})
