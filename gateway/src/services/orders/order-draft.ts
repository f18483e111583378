import type { IdType } from '@/contracts/attendee/attendee'
import type { OrderType } from '@/contracts/order/create-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { LineKind, OrderSource } from '../../database/schema/orders'
import type { LineSnapshot, RefundRuleSnapshot, SeatSnapshot } from '../../database/schema/snapshots'
import type { LocalText } from '../../texts/text'
import type { CartUnit, Deduction, Fee, PricedCart } from '../pricing/price-cart'

/** A purchase of any kind, before it is an order. */
export interface OrderDraft {
  type: OrderType
  source: OrderSource
  lines: readonly DraftLine[]
  fees: readonly Fee[]
  deliverMethod: DeliverMethod | null
  refundRule: RefundRuleSnapshot | null
  /** Time at which the paid order ends by itself, epoch ms. */
  completesAt: number | null
}

/** An item with its quantity. */
export interface DraftLine {
  kind: LineKind
  /** Id of the seat plan, SKU, card, bill. */
  reference: string
  qty: number
  unitCents: number
  showId: string | null
  sessionId: string | null
  snapshot: LineSnapshot
  /** Inventory claims. */
  claims: readonly { inventoryId: string; qty: number }[]
  units: readonly DraftUnit[]
}

/** Parts that can be used and refunded separately, each with a key (see `lineUnits`). */
export interface DraftUnit extends CartUnit {
  /** Claim of its line that it is one of. */
  inventoryId: string | null
  ticket?: DraftTicket
}

export interface DraftTicket {
  seatPlanId: string
  seatPlanName: LocalText
  seatId?: string
  seat?: SeatSnapshot
}

/** Holder of a ticket, as copied into the order. */
export interface TicketHolder {
  attendeeId: string
  name: string
  idType: IdType
  idNo: string
  /** The session allows one ticket per person. */
  isOncePerSession: boolean
}

/** A deduction with what it is called on the bill. */
export interface NamedDeduction extends Deduction {
  name: LocalText
  /** Amount charged to the paying account: points, or cents of a card. */
  spends?: number
}

/** A draft with its price: what a quote keeps and an order is made of. */
export interface PricedDraft {
  draft: OrderDraft
  price: PricedCart<NamedDeduction>
}
