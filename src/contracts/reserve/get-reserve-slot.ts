import { endpoint } from '../endpoint'
import type { PhoneContact } from '../order/order-contact'
import type { Id } from '../wire-types'
import type { ReserveSlot } from './list-slots'
import type { ReserveCard } from './reserve-card'

export interface GetReserveSlotInput {
  reserveId: Id
  slotId: Id
}

export interface GetReserveSlotOutput {
  reserve: ReserveCard
  slot: ReserveSlot
  /** People of one reservation at the most. */
  maxQty: number
  /** Every visitor is named. */
  realName: boolean
  /** The number of a logged-in user's account, for the contact to begin with; absent if there is none. */
  contact?: PhoneContact
  /** Pass for pricing the reservation. */
  passId: string
}

/** A time of a place, and the pass to reserve it (RESERVE-006). */
export const getReserveSlot = endpoint<GetReserveSlotInput, GetReserveSlotOutput>({
  path: 'trade/pub/v3/venue_purchase/reserves/:reserveId/slots/:slotId',
})
