import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Id } from '../wire-types'
import type { VenueCard } from './venue-card'

export interface ListVenuesInput extends PageQuery {
  cityId?: Id
  /** @maxLength 50 */
  keyword?: string
  /**
   * Degrees, both or neither: the nearest comes first.
   * @minimum -90
   * @maximum 90
   */
  lat?: number
  /**
   * @minimum -180
   * @maximum 180
   */
  lng?: number
}

export type ListVenuesOutput = Page<VenueCard>

/** The venues of a city, those with the most shows on sale first (CAT-011). */
export const listVenues = endpoint<ListVenuesInput, ListVenuesOutput>({
  path: 'show/pub/v3/venues',
})
