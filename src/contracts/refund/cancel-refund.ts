import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CancelRefundInput {
  refundId: Id
}

export type CancelRefundOutput = true

/** Withdraws a refund that is not decided yet (contract R6). */
export const cancelRefund = endpoint<CancelRefundInput, CancelRefundOutput>({
  method: 'PUT',
  path: 'trade/buyer/v3/refunds/:refundId/cancel',
  changes: ['orders', 'tickets'],
})
