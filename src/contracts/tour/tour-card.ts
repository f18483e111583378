import type { Id } from '../wire-types'

/** A tour as an item of a list. */
export interface TourCard {
  tourId: Id
  tourName: string
  posterUrl: string
  posterColor: string
  cityCount: number
  dateRange: string
}
