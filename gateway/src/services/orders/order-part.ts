import type { PricedCart } from '../pricing/price-cart'
import type { Trade } from '../trade'
import type { DraftUnit, NamedDeduction, OrderDraft, TicketHolder } from './order-draft'
import type { LineRow, OrderRecord, UnitRow } from './order-records'

/** A unit of a draft with its place in the order. */
export interface PlacedUnit {
  draftUnit: DraftUnit
  line: LineRow
  unitId: string
}

/** An order that is being placed. */
export interface PlacedRecord extends OrderRecord {
  draft: OrderDraft
  /** All units, in the order of the draft. */
  placedUnits: readonly PlacedUnit[]
  price: PricedCart<NamedDeduction>
  /** Holders of the first tickets. */
  holders: readonly TicketHolder[]
}

/** Units of a paid order that are given back. */
export interface ReversedRecord extends OrderRecord {
  /** Units among `units` that come back now. */
  reversed: readonly UnitRow[]
  /** New state of the units. */
  as: 'REFUNDED' | 'EXCHANGED'
  /** Nothing of the order is left: its benefits return as well. */
  isWhole: boolean
  /** The refund or rebooking. */
  causeId: string
}

/**
 * Something that goes along with an order: what pays for it, what it sells, what it turns into. Each takes from the
 * orders what is its own, and does nothing for others. Always called inside the transaction that has locked the orders.
 */
export interface OrderPart {
  /** The order is placed: keep what it needs, or refuse. */
  reserve?(trade: Trade, placed: PlacedRecord): Promise<void>
  /** The orders are paid: what was kept is theirs. */
  confirm?(trade: Trade, paid: readonly OrderRecord[]): Promise<void>
  /** The orders were never paid: what was kept is free. */
  release?(trade: Trade, gone: readonly OrderRecord[]): Promise<void>
  /** Units of a paid order come back. */
  reverse?(trade: Trade, record: ReversedRecord): Promise<void>
}
