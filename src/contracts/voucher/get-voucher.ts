import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { VoucherCard } from './voucher-card'

export interface GetVoucherInput {
  id: Id
}

/** A voucher with its tickets. */
export interface GetVoucherOutput extends VoucherCard {
  /** Entrances by the seats; absent without picked seats (TICKET-020). */
  entrance?: string
  venueAddress: string
  lat: number
  lng: number
  pickupInstructions: { title: string; content: string }[]
  tickets: VoucherTicket[]
  codes: VoucherCode[]
  orderCode: string
  /** Operations of its owner. */
  buttons: VoucherButton[]
}

export interface VoucherButton {
  text: string
  action: 'TRANSFER' | 'ORDER'
}

export interface VoucherTicket {
  ticketId: Id
  /** The digits that stay in the numbers read out at the gate; empty while the ticket opens no gate. */
  ticketCode: string
  seatPlanName: string
  seatDesc: string
  audienceName?: string
  maskedIdNo?: string
  state: 'UNUSED' | 'LOCKED' | 'USED' | 'REFUNDED'
  /** Why it is locked; absent where it is not. */
  lockedBy?: 'TRANSFER' | 'REFUND'
  /** Whether it was received by a transfer, which is not sent on (TRANSFER-016). */
  received: boolean
}

export interface VoucherCode {
  codeType: 'QR' | 'TICKET_CODE' | 'EXCHANGE_CODE' | 'TAKING_CODE'
  value: string
  remainTicketCount: number
}

/** A voucher with its tickets. */
export const getVoucher = endpoint<GetVoucherInput, GetVoucherOutput>({ path: 'trade/buyer/v5/voucher/:id/detail' })
