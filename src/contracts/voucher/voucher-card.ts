import type { TicketForm } from '../order/order-summary'
import type { TransferState } from '../transfer/transfer'
import type { EpochMs, Id } from '../wire-types'

export type VoucherState = 'UNUSED' | 'LOCKED' | 'USED' | 'EXPIRED' | 'REFUNDED' | 'TRANSFERRED'

/** The tickets of one order for one session, as an item of the wallet. */
export interface VoucherCard {
  voucherId: Id
  orderId: Id
  showId: Id
  showName: string
  posterUrl: string
  posterColor: string
  sessionName: string
  sessionShowTime: string
  showTime: EpochMs
  venueName: string
  cityName: string
  ticketForm: TicketForm
  voucherState: VoucherState
  ticketQty: number
  remainQty: number
  canTransfer: boolean
  /** PENDING while tickets of it are on their way to somebody else. */
  transferState?: TransferState
  /** Whether names are still to be told: those of an order are told with it. */
  needRealName: false
  tips?: string
}
