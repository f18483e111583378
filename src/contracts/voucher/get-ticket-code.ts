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
  /** When the session begins. */
  showTimeBegin: EpochMs
}

export interface TicketGateCode {
  ticketId: Id
  /** What the QR picture holds. */
  qrCode: string
  /** The same ticket as a code to read out. */
  displayCode: string
  state: 'UNUSED' | 'LOCKED' | 'USED' | 'REFUNDED'
}

/** The codes that tickets are let in with; another one every `refreshInterval` seconds. */
export const getTicketCode = endpoint<GetTicketCodeInput, GetTicketCodeOutput>({
  path: 'trade/buyer/v5/voucher/:id/ticket_code',
  priority: 'high',
})
