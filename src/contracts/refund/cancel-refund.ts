import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CancelRefundInput {
  refundId: Id
}

export type CancelRefundOutput = true

export const cancelRefund = endpoint<CancelRefundInput, CancelRefundOutput>({
  method: 'PUT',
  path: 'trade/buyer/v3/refunds/:refundId/cancel',
  changes: ['orders', 'tickets'],
})
