import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { VenueCard } from './venue-card'

export interface GetVenueInput {
  venueId: Id
}

export interface GetVenueOutput extends VenueCard {
  cityName: string
  /** Directions and information for visitors, plain text. */
  directions: string
  /** Rough number of seats, or of visitors at a time. */
  capacity: number
}

/** A venue (CAT-012). */
export const getVenue = endpoint<GetVenueInput, GetVenueOutput>({
  path: 'show/pub/v3/venues/:venueId',
})
