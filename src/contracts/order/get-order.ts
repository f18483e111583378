import type { Address } from '../address/address'
import { endpoint } from '../endpoint'
import type { OrderedGoods } from '../goods/ordered-goods'
import type { InvoiceState } from '../invoice/invoice'
import type { PriceInfo } from '../price'
import type { Refund, RefundState } from '../refund/refund'
import type { DeliverMethod } from '../session/list-sessions-static'
import type { EpochMs, Id } from '../wire-types'
import type { OrderOperation, OrderSummary } from './order-summary'
import type { PriceItem } from './price-item'
import type { UnfinishedPayment } from './unfinished-payment'

export interface GetOrderInput {
  orderId: Id
  /** @maxLength 16 */
  orderType?: string
  /** @maxLength 64 */
  fromPage?: string
}

export interface GetOrderOutput {
  orderBrief: OrderSummary & {
    /** Meaning of its state for the buyer; absent if the state's name is sufficient. */
    orderStatusDesc?: string
    /** Reason of its end: the buyer's own, or who closed it. */
    cancelReason?: string
  }
  displayFields: OrderDisplayFields
  shows: OrderedShow[]
  /** All of the order that is no ticket; absent where there is nothing. */
  orderItems?: OrderedGoods[]
  delivery: {
    deliverMethod: DeliverMethod
    desc: string
    address?: Address
    expressNo?: string
    express?: { displayName: string }
  }
  priceItems: PriceItem[]
  operations: OrderOperation[]
  /** The newest refund. */
  refundSummary?: Pick<Refund, 'refundId' | 'refundState' | 'refundAmount' | 'cardAmount'>
  /** The newest invoice (INVOICE-025). */
  invoice?: { invoiceId: Id; state: InvoiceState }
  /** Of an order that waits, or waited, for tickets that come back. */
  waitList?: { waitListState: OrderSummary['waitListState']; desc: string }
  notices: string[]
  /** When to arrive, and what to bring: one of the notices; absent without tickets to enter with. */
  arrival?: string
  /** Accepted documents in their version of then; absent if none were required. */
  agreement?: OrderAgreement
  /** Last payment attempt of an unpaid order. */
  unfinishedPayment?: UnfinishedPayment
  /** The order whose tickets were exchanged for these (REFUND-008). */
  predecessor?: RelatedOrder
  /** Orders that tickets of this one were exchanged for. */
  successors: RelatedOrder[]
  /** Vouchers of a paid order; empty until they exist. */
  voucherIds: Id[]
}

/** `template` has `{name}` marks for the documents named in `placeHolders`. */
export interface OrderAgreement {
  template: string
  placeHolders: { name: string; title: string; url: string }[]
}

export interface RelatedOrder {
  orderId: Id
  orderNumber: string
}

/** Rows of the order information, already formatted. */
export interface OrderDisplayFields {
  orderCode: string
  orderTime: string
  paymentMethod?: string
  remark?: string
  contactInfo?: string
  ticketAmount: PriceInfo
  deliveryFee?: PriceInfo
  serviceFee?: PriceInfo
  payableAmount: PriceInfo
  realPaidAmount?: PriceInfo
}

export interface OrderedShow {
  showId: Id
  showName: string
  posterUrl: string
  posterColor: string
  venueName: string
  venueAddress: string
  lat: number
  lng: number
  sessions: OrderedSession[]
}

export interface OrderedSession {
  bizShowSessionId: Id
  sessionName: string
  sessionShowTime: string
  /** Begin of the session; absent for one that is gone. */
  showTime?: EpochMs
  tickets: OrderedTicket[]
}

export interface OrderedTicket {
  ticketId: Id
  seatPlanName: string
  seatDesc?: string
  /** Parts of `seatDesc`, so that adjacent seats are written together. */
  seat?: { zoneName: string; rowName: string; no: string }
  /** Entrance to its seat, such as `3号门`. */
  entrance?: string
  audienceName?: string
  maskedIdNo?: string
  ticketState: TicketState
  /** The state of its own refund, the newest. */
  refundState?: RefundState
}

/** RESERVED until the order is paid, CANCELED when it never was; LOCKED while it is being sent, TRANSFERRED then. */
export type TicketState =
  | 'RESERVED'
  | 'CANCELED'
  | 'UNUSED'
  | 'LOCKED'
  | 'TRANSFERRED'
  | 'USED'
  | 'REFUNDING'
  | 'REFUNDED'
  | 'EXCHANGED'

/** `fromPage` of a caller that names none. */
export const ORDER_DETAIL_PAGE = 'ORDER_DETAIL_PAGE'

/** An order of tickets, a membership, a card, parking or a reservation in detail. */
export const getOrder = endpoint<GetOrderInput, GetOrderOutput>({
  path: 'trade/buyer/v5/orders/:orderId',
  priority: 'high',
})
