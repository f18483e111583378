import { endpoint } from '../endpoint'
import type { OpenShowCard } from '../open-show/open-show-card'
import type { TicketPackage } from '../package/ticket-package'
import type { Page } from '../page'
import type { TourCard } from '../tour/tour-card'
import type { VenueCard } from '../venue/venue-card'
import type { ListShowsInput } from './list-shows'
import type { ShowCard } from './show-card'

/** Filters of a search. */
export interface SearchShowsInput extends ListShowsInput {
  /** @maxLength 50 */
  keyword: string
  pageType: 'SEARCH_PAGE'
  /**
   * Degrees, both or neither; DISTANCE sorts by them.
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

/** Other results, of one kind. */
export type SearchGroup =
  | { type: 'VENUE'; total: number; list: VenueCard[] }
  | { type: 'TOUR'; total: number; list: TourCard[] }
  | { type: 'OPEN_SHOW'; total: number; list: OpenShowCard[] }
  | { type: 'TICKET_PACKAGE'; total: number; list: TicketPackage[] }

/** The shows; the first page has other results too, and similar shows if there is no match. */
export interface SearchShowsOutput extends Page<ShowCard> {
  groups?: SearchGroup[]
  recommend?: ShowCard[]
}

/** Shows that a word finds, with groups of what else it finds. */
export const searchShows = endpoint<SearchShowsInput, SearchShowsOutput>({ path: 'home/pub/v3/show_list/search' })
