import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export interface CreateTransferInput {
  voucherId: Id
  /**
   * @minItems 1
   * @maxItems 20
   */
  ticketIds: Id[]
  /**
   * The only phone that may accept; absent: anyone with the link.
   * @maxLength 15
   */
  transfereePhone?: string
  /**
   * Area code of the phone; absent: 86.
   * @maxLength 4
   */
  countryCode?: string
  /** @maxLength 100 */
  message?: string
}

export interface CreateTransferOutput {
  transferId: Id
  transferCode: Id
  shareUrl: string
  expireTime: EpochMs
}

/** Sends tickets to whom the code is given (contract T12). */
export const createTransfer = endpoint<CreateTransferInput, CreateTransferOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/transfers',
  changes: ['orders', 'tickets'],
  priority: 'critical',
  isCreate: true,
})
