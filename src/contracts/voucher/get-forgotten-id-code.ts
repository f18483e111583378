import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'
import type { EntryKey } from './get-ticket-code'

export interface GetForgottenIdCodeInput {
  /** The voucher. */
  id: Id
  /** Requested ticket; absent: the first one that is valid for entry. */
  ticketId?: Id
}

/** A code that replaces the document at the gate, for attendees who forgot theirs. */
export interface GetForgottenIdCodeOutput {
  /** The number to read out; it changes with the picture (contract D-22). */
  code: string
  /** Content of the QR picture. */
  qrCode: string
  /** Attendee, and the last characters of their document: the gate may check them. */
  audienceName: string
  maskedIdNo: string
  /** Another picture takes over then; the gate takes this one a few minutes longer, as clocks differ. */
  expireTime: EpochMs
  ticketId: Id
  serverTime: EpochMs
  /** Keys with which a device makes codes offline; none before the day before the session. */
  entryKeys: EntryKey[]
}

/** Refused for tickets that are not entered with a document, and once none is left (TICKET-027, TICKET-033). */
export const getForgottenIdCode = endpoint<GetForgottenIdCodeInput, GetForgottenIdCodeOutput>({
  path: 'trade/buyer/v3/voucher/:id/forget_id_card_code_detail',
  priority: 'high',
})
