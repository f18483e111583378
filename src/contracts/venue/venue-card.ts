import type { Id } from '../wire-types'

/** A venue as an item of a list. */
export interface VenueCard {
  venueId: Id
  venueName: string
  venueAddress: string
  imgUrl: string
  lat: number
  lng: number
  distanceText?: string
  onSaleShowCount: number
}
