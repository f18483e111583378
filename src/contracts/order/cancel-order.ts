import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CancelOrderInput {
  orderId: Id
  /**
   * The buyer's reason, shown with the order from then on; `NO_REASON` without one.
   * @maxLength 100
   */
  reason: string
}

/** The reason of a buyer who gave none. */
export const NO_REASON = 'USER'

export type CancelOrderOutput = true

/** Cancels an order that is not paid (contract O2): all that it reserved is free again. */
export const cancelOrder = endpoint<CancelOrderInput, CancelOrderOutput>({
  method: 'PUT',
  path: 'trade/buyer/v5/orders/:orderId/cancel',
  changes: ['orders', 'coupons'],
  priority: 'high',
})
