import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'
import type { SentTicket } from './transfer'

export interface PrepareTransferInput {
  voucherId: Id
}

/** Sendable content of a voucher (TRANSFER-020). */
export interface PrepareTransferOutput {
  voucherId: Id
  maxQtyPerTransfer: number
  /** Tickets that can still be sent. */
  remainingTransferCount: number
  transferableTickets: SentTicket[]
  rules: string[]
  /** True if the sender has to enter the recipient's phone. */
  needPhone: boolean
  /** Deadline for sending. */
  deadline: EpochMs
}

/** The tickets of a voucher that can be sent, and by which rules (contract T11). */
export const prepareTransfer = endpoint<PrepareTransferInput, PrepareTransferOutput>({
  path: 'trade/buyer/v3/transfers/prepare',
  priority: 'high',
})
