import type { Policy } from '../agreement/list-policies'
import type { IdType } from '../attendee/attendee'
import type { EpochMs, Id } from '../wire-types'

/** PENDING until a recipient accepts it, the sender withdraws it, or it expires (TRANSFER-008…015). */
export type TransferState = 'PENDING' | 'ACCEPTED' | 'CANCELED' | 'EXPIRED'

/** State of a transfer for its viewer: ACCEPTED only for the recipient. */
export type ReceiptOutcome = 'ACCEPTED' | 'ALREADY_ACCEPTED' | 'TIMED_OUT' | 'CANCELED_BY_SENDER'

/** Tickets in transfer, as sender and recipient see them (TRANSFER-006). */
export interface Transfer {
  transferId: Id
  transferCode: Id
  state: TransferState
  receiptOutcome?: ReceiptOutcome
  sender: { nickname: string; avatar: string }
  /** Masked; absent if anyone may accept. */
  transfereePhone?: string
  message?: string
  transferTime: EpochMs
  expireTime: EpochMs
  /** Deadline for names, if the session requires them. */
  identityLimitTime?: EpochMs
  needRealName: boolean
  /** Documents accepted from the recipient; empty if no names are required. */
  idTypes: IdType[]
  show: TransferredShow
  tickets: SentTicket[]
  qty: number
  /** Only the sender may take it back, and only while it is pending (TRANSFER-010, TRANSFER-011). */
  canCancel: boolean
  agreements: Pick<Policy, 'id' | 'policyName' | 'url'>[]
}

export interface TransferredShow {
  showId: Id
  showName: string
  posterUrl: string
  posterColor: string
  bizShowSessionId: Id
  sessionName: string
  sessionShowTime: string
  venueName: string
}

export interface SentTicket {
  /** In a transfer its index among the sent tickets, from 1: holders of the link read it (contract D-22). */
  ticketId: Id
  seatDesc: string
}
