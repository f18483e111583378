import type { TicketForm } from '../order/order-summary'
import type { TransferState } from '../transfer/transfer'
import type { EpochMs, Id } from '../wire-types'

export type VoucherState = 'UNUSED' | 'LOCKED' | 'USED' | 'EXPIRED' | 'REFUNDED' | 'TRANSFERRED'

/** The tickets of one order for one session, or a reserved time, as an item of the wallet. */
export interface VoucherCard {
  voucherId: Id
  /** Of a reserved time instead of tickets: the id for `reservation_voucher` (TICKET-026). */
  reserveOrderId?: Id
  orderId: Id
  /** Of a reserved time: the place. */
  showId: Id
  showName: string
  posterUrl: string
  posterColor: string
  sessionName: string
  sessionShowTime: string
  showTime: EpochMs
  /** Of the venue, minutes east of UTC. */
  utcOffset: number
  venueName: string
  cityName: string
  ticketForm: TicketForm
  voucherState: VoucherState
  ticketQty: number
  remainQty: number
  canTransfer: boolean
  /** All of it came by a transfer. */
  received?: boolean
  /** PENDING while tickets of it are in transfer. */
  transferState?: TransferState
  /** Number of tickets in transfer and in refund: invalid for entry until then. */
  sendingQty?: number
  refundingQty?: number
  /** Of paper tickets: whether they have been sent. */
  paperSent?: boolean
  /** Whether a ticket of it still needs the name of the person who enters with it. */
  needRealName: boolean
  /** Deadline for the missing names; absent without any. */
  realNameDeadline?: EpochMs
  tips?: string
}
