import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Day, Id } from '../wire-types'
import type { ReserveCard } from './reserve-card'

export interface ListSlotsInput {
  reserveId: Id
  date: Day
}

/** A time that can be reserved. */
export interface ReserveSlot {
  slotId: Id
  date: Day
  /** `10:00`, at the place. */
  begin: string
  end: string
  left: number
  state: ReserveCard['state']
  /** Price for one person; absent if it is free. */
  priceInfo?: PriceInfo
}

export type ListSlotsOutput = ReserveSlot[]

/** Times of a day (contract V3). */
export const listSlots = endpoint<ListSlotsInput, ListSlotsOutput>({ path: 'show/pub/v3/reserves/:reserveId/slots' })
