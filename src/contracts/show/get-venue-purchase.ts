import { endpoint } from '../endpoint'
import type { SeatPlanDynamic } from '../session/list-seat-plans-dynamic'
import type { SeatPlanStatic } from '../session/list-seat-plans-static'
import type { SessionDynamic } from '../session/list-sessions-dynamic'
import type { SessionStatic } from '../session/list-sessions-static'
import type { Id } from '../wire-types'

export interface GetVenuePurchaseInput {
  showId: Id
  /** Site of the buyer; the show's own by default. */
  siteId?: Id
}

/** A session that is sold at the door. */
export interface DoorSession extends SessionStatic, Omit<SessionDynamic, 'bizShowSessionId'> {}

/** Purchase parameters of an item. */
export interface DoorSeatPlan extends SeatPlanStatic, Omit<SeatPlanDynamic, 'seatPlanId' | 'priceInfo'> {
  bizShowSessionId: Id
}

export interface GetVenuePurchaseOutput {
  show: { showId: Id; showName: string; posterUrl: string; venueName: string; venueAddress: string }
  siteId: Id
  /** Of the next day that the show plays; those that have begun and are not over among them. */
  sessions: DoorSession[]
  seatPlans: DoorSeatPlan[]
  /** Tickets at the most in one order. */
  maxQty: number
  /** Pass for pricing and placing the order. */
  passId: string
}

/** Items on sale at the venue, and the pass to buy them there (SEAT-004). */
export const getVenuePurchase = endpoint<GetVenuePurchaseInput, GetVenuePurchaseOutput>({
  path: 'trade/pub/v3/venue_purchase/:showId',
  priority: 'high',
})
