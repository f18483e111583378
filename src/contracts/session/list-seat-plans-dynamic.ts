import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'
import type { ListSeatPlansInput } from './list-seat-plans-static'
import type { SessionStatus } from './list-sessions-dynamic'

/** Purchase mode of tickets of a seat plan. */
export type PurchaseMode = 'BUY' | 'PICK_SEAT' | 'RESERVE' | 'LACK_REGISTER' | 'WAIT_LIST' | 'DESIGNATED'

/** Dynamic part of a seat plan. */
export interface SeatPlanDynamic {
  seatPlanId: Id
  /** State of the session if it is not on sale. */
  seatPlanStatus: SessionStatus
  purchaseMode: PurchaseMode
  /** Units that can be bought now; 0 when sold out. */
  canBuyCount: number
  /** Such as `仅剩3张`. */
  stockTip?: string
  discountPriceCent?: number
  priceInfo?: PriceInfo
  tags: { type: string; title: string }[]
  lackRegistered?: boolean
  waitListState?: 'OPEN' | 'FULL'
  limitDesc?: string
  nextSaleText?: string
}

export interface ListSeatPlansDynamicOutput {
  seatPlans: SeatPlanDynamic[]
}

/** Dynamic part of the seat plans of a session: state, stock, prices. */
export const listSeatPlansDynamic = endpoint<ListSeatPlansInput, ListSeatPlansDynamicOutput>({
  path: 'show/pub/v5/show/:showId/show_session/:bizShowSessionId/seat_plans_dynamic_data',
  priority: 'high',
})
