import type { PriceInfo } from '../price'
import type { DeliverMethod } from '../session/list-sessions-static'
import type { EnumValue, EpochMs, Id, Seconds } from '../wire-types'
import type { OrderType } from './create-order'

/** Operations on an order; E_TICKET, TICKET_TAKING_CODE and TO_BE_PAID are the specification's. */
export interface OrderOperation {
  operation: OperationName
  displayName: string
  enabled: boolean
}

export type OperationName =
  | 'E_TICKET'
  | 'TICKET_TAKING_CODE'
  | 'TO_BE_PAID'
  | 'CANCEL'
  | 'EXPRESS'
  | 'TRANSFER'
  | 'REBOOK'
  | 'REFUND'
  | 'INVOICE'
  | 'ADD_PURCHASE'
  | 'CONTACT'
  | 'BUY_AGAIN'
  | 'DELETE'

/** An order as an item of the list. */
export interface OrderSummary {
  orderId: Id
  orderNumber: string
  orderType: OrderType
  /** Common id of orders placed together. */
  bindId: Id
  userId: Id
  transactionId: Id
  unPaidTransactionIds: Id[]
  /** Return path of a provider after the payment, if it differs from the usual ones. */
  payReturnUrl?: string
  /** Numeric state with its name: 1 UNPAID, -1 CANCELED, … */
  orderState: EnumValue
  orderStatusTitle: string
  /** Detailed state of an order: its wait or refund while there is one, else the name of its state. */
  orderDetailState: string
  orderRefundState: string
  total: PriceInfo
  /** Yuan. */
  payAmount: number
  deliverMethod: DeliverMethod
  ticketForm: TicketForm
  qty: number
  crossShow: boolean
  crossSession: boolean
  crossVenue: boolean
  /** Empty for an order that is for no show. */
  firstShowId: string
  firstShowName: string
  firstSessionId: string
  firstSessionName: string
  firstVenueName: string
  showTimeDesc: string
  cityName: string
  displayPosterURL: string
  posterColor: string
  /** Seconds left to pay, for an unpaid order; until its places are known at the latest, for one that waits for them. */
  reserveTime?: Seconds
  createTime: EpochMs
  supportRebook: boolean
  /** Tickets of a paid order for its buyer: the first of its vouchers. */
  voucherId?: Id
  /** The newest invoice that was requested. */
  invoiceId?: Id
  orderOperations: OrderOperation[]
  waitListState: 'NONE' | 'WAITING' | 'MATCHED' | 'FAILED' | 'CANCELED'
  /** Of an order that was sent. */
  expressNo?: string
  /** Carrier. */
  express?: { displayName: string }
  /** Whether a promotion gave a discount. */
  hasPromotion: boolean
  orderSourceEnum: string
}

export type TicketForm = 'E_TICKET' | 'PAPER' | 'ID_CARD' | 'TAKING_CODE'
