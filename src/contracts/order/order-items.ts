import type { PriceInfo } from '../price'
import type { SeatRef } from '../seat/seat-map'
import type { Id } from '../wire-types'

/** Tickets wanted of one seat plan. */
export interface OrderItemInput {
  seatPlanId: Id
  /**
   * Units of the seat plan.
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  qty: number
  /**
   * Picked seats, one for each ticket: all that the lock keeps of this plan, or, where no lock is named, some that the
   * buyer keeps of the session.
   * @minItems 1
   * @maxItems 20
   */
  seatIds?: Id[]
}

/** Tickets of one session in a package. */
export interface ComboItemInput {
  showId: Id
  bizShowSessionId: Id
  /**
   * @minItems 1
   * @maxItems 10
   */
  items: OrderItemInput[]
  seatLockId?: Id
}

/** Tickets of one session of an offer. */
export interface OfferedTickets {
  show: { showId: Id; showName: string; posterUrl: string; venueName: string; cityName: string }
  session: { bizShowSessionId: Id; sessionName: string; sessionShowTime: string; showDate: string }
  items: OfferedItem[]
}

export interface OfferedItem {
  seatPlanId: Id
  seatPlanName: string
  qty: number
  ticketQty: number
  priceInfo: PriceInfo
  /** Picked seats. */
  seats?: SeatRef[]
}
