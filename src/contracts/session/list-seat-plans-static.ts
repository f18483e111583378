import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

export interface ListSeatPlansInput {
  showId: Id
  bizShowSessionId: Id
}

/** Static part of a seat plan. */
export interface SeatPlanStatic {
  seatPlanId: Id
  seatPlanName: string
  originalPriceCent: number
  priceInfo: PriceInfo
  seatPlanCategory: 'SINGLE' | 'COMBO'
  /** Tickets in one unit: 2 for a ticket for two. */
  unitQty: number
  comboItems?: { seatPlanId: Id; seatPlanName: string; qty: number }[]
  color: string
  comments?: string
  ageLimit?: { minAge: number; maxAge: number; minQty: number }
  sort: number
}

export interface ListSeatPlansStaticOutput {
  seatPlanURL?: string
  seatPlans: SeatPlanStatic[]
}

/** Static part of the seat plans of a session: names, colours, list prices. */
export const listSeatPlansStatic = endpoint<ListSeatPlansInput, ListSeatPlansStaticOutput>({
  path: 'show/pub/v5/show/:showId/show_session/:bizShowSessionId/seat_plans_static_data',
})
