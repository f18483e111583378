import { endpoint } from '../endpoint'
import type { EpochMs, Id, Seconds } from '../wire-types'

export interface GetTicketCodeInput {
  id: Id
}

/** The codes that open the gate; they change every `refreshInterval` seconds. */
export interface GetTicketCodeOutput {
  voucherId: Id
  codes: TicketGateCode[]
  refreshInterval: Seconds
  serverTime: EpochMs
  /** Why there are no codes yet. */
  notYetReason?: string
  /** Begin of the session. */
  showTimeBegin: EpochMs
}

export interface TicketGateCode {
  ticketId: Id
  /** Content of the QR picture. */
  qrCode: string
  /** The number to read out; it changes with the picture (contract D-22). */
  displayCode: string
  state: 'UNUSED' | 'LOCKED' | 'USED' | 'REFUNDED'
  /**
   * Keys with which a device makes codes offline; none before the day before the session, absent for a ticket that is
   * not valid for entry.
   */
  entryKeys?: EntryKey[]
}

/** The key of the codes of one ticket and login from one moment to another; it ends with the login (contract D-22). */
export interface EntryKey {
  startsAt: EpochMs
  endsAt: EpochMs
  /** 64 hexadecimal digits. */
  key: string
}

/** Entry codes of tickets; a new one every `refreshInterval` seconds. */
export const getTicketCode = endpoint<GetTicketCodeInput, GetTicketCodeOutput>({
  path: 'trade/buyer/v5/voucher/:id/ticket_code',
  priority: 'high',
})
