import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CancelOrderInput {
  orderId: Id
  /** @maxLength 100 */
  reason: string
}

export type CancelOrderOutput = true

export const cancelOrder = endpoint<CancelOrderInput, CancelOrderOutput>({
  method: 'PUT',
  path: 'trade/buyer/v5/orders/:orderId/cancel',
  changes: ['orders', 'coupons'],
  priority: 'high',
})
