import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface AcceptTransferInput {
  transferCode: Id
  /** Whether the recipient has agreed to the rules (TRANSFER-018). */
  agreed: boolean
  /**
   * Attendees of the tickets, in their order, if the session requires names. Absent: the recipient names them later,
   * until `identityLimitTime`; from then on a transfer is accepted with names only.
   * @maxItems 20
   */
  audienceIds?: Id[]
}

export interface AcceptTransferOutput {
  result: 'ACCEPTED'
  voucherIds: Id[]
}

/** Takes tickets that were sent (contract T15); from then on they are this user's alone. */
export const acceptTransfer = endpoint<AcceptTransferInput, AcceptTransferOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/transfers/code/:transferCode/accept',
  changes: ['orders', 'tickets'],
  priority: 'critical',
  isCreate: true,
})
