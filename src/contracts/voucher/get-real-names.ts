import type { IdType } from '../attendee/attendee'
import { endpoint } from '../endpoint'
import type { TransferredShow } from '../transfer/transfer'
import type { EpochMs, Id } from '../wire-types'

export interface GetRealNamesInput {
  /** The voucher. */
  id: Id
}

/**
 * MISSING: no name yet. CHANGEABLE: the show allows one change of the name. FIXED: the name stays, or the
 * ticket is used, refunded or in transfer.
 */
export type NameState = 'MISSING' | 'CHANGEABLE' | 'FIXED'

/** One ticket and the person it is for. */
export interface NamedTicket {
  ticketId: Id
  /** Price category and seat. */
  seatDesc: string
  /** Absent without a name. */
  audience?: { name: string; idType: IdType; maskedIdNo: string }
  state: NameState
}

/** The people that the tickets of a voucher are for. */
export interface GetRealNamesOutput {
  /** Whether every ticket of the session carries a name. */
  required: boolean
  /** Names are accepted before this moment (TICKET-028). */
  deadline: EpochMs
  /** False from the deadline on. */
  isOpen: boolean
  /** Documents that the session accepts. */
  idTypes: IdType[]
  show: TransferredShow
  items: NamedTicket[]
}

/** The names on the tickets of a voucher, and until when they can be given (contract T6). */
export const getRealNames = endpoint<GetRealNamesInput, GetRealNamesOutput>({
  path: 'trade/buyer/v3/voucher/:id/real_name',
})
