import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CancelOrderInput {
  orderId: Id
  /**
   * Why, in the buyer's own words, which the order tells from then on; `NO_REASON` where they say nothing.
   * @maxLength 100
   */
  reason: string
}

/** The reason of a buyer who was not asked for one. */
export const NO_REASON = 'USER'

export type CancelOrderOutput = true

/** Cancels an order that is not paid (contract O2): all that it held is free again. */
export const cancelOrder = endpoint<CancelOrderInput, CancelOrderOutput>({
  method: 'PUT',
  path: 'trade/buyer/v5/orders/:orderId/cancel',
  changes: ['orders', 'coupons'],
  priority: 'high',
})
