import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CancelRefundInput {
  refundId: Id
}

export type CancelRefundOutput = true

/** Takes a refund back that nobody has decided on (contract R6). */
export const cancelRefund = endpoint<CancelRefundInput, CancelRefundOutput>({
  method: 'PUT',
  path: 'trade/buyer/v3/refunds/:refundId/cancel',
  changes: ['orders', 'tickets'],
})
