import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CancelTransferInput {
  id: Id
}

export type CancelTransferOutput = true

/** Withdraws tickets that were not accepted (contract T13). */
export const cancelTransfer = endpoint<CancelTransferInput, CancelTransferOutput>({
  method: 'PUT',
  path: 'trade/buyer/v3/transfers/:id/cancel',
  changes: ['orders', 'tickets'],
  priority: 'high',
})
