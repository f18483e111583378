import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { ShowStatus } from '../show/get-show-dynamic'
import type { Id } from '../wire-types'

export interface GetTourInput {
  tourId: Id
}

/** One city of a tour. */
export interface TourStop {
  showId: Id
  cityName: string
  venueName: string
  /** First day, `yyyy.MM.dd`. */
  showDate: string
  /** Already formatted, one day or a range. */
  displayShowTime: string
  showStatus: ShowStatus
  /** Empty for a show that is on sale as usual. */
  showStatusDisplay: string
  isFree: boolean
  /** Absent where the price is hidden. */
  minOriginalPriceInfo?: PriceInfo
  /** Overrides the price: 0 hides it, -1 means to be determined, above 0 is in cents (CAT-055). */
  customPrice?: number
}

export interface GetTourOutput {
  tourId: Id
  tourName: string
  posterUrl: string
  posterColor: string
  /** Plain text. */
  desc: string
  /** True if the caller follows it. */
  favorite: boolean
  /** In the order of their dates. */
  stops: TourStop[]
}

/** A tour with its cities (CAT-006). */
export const getTour = endpoint<GetTourInput, GetTourOutput>({
  path: 'show/pub/v5/tours/:tourId',
})
