import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { ShowCard } from '../show/show-card'
import type { Id } from '../wire-types'

export interface ListVenueShowsInput extends PageQuery {
  venueId: Id
}

export type ListVenueShowsOutput = Page<ShowCard>

/** The shows of a venue: the soonest first, what is over last (CAT-012). */
export const listVenueShows = endpoint<ListVenueShowsInput, ListVenueShowsOutput>({
  path: 'show/pub/v3/venues/:venueId/shows',
})
