import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

/** A place with time slots to reserve, as an item of a list. */
export interface ReserveCard {
  reserveId: Id
  name: string
  imgUrl: string
  venueName: string
  address: string
  dateRange: string
  state: 'OPEN' | 'FULL' | 'CLOSED'
  priceInfo?: PriceInfo
}
