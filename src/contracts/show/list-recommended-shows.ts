import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Id } from '../wire-types'
import type { ShowCard } from './show-card'

/** Asks for shows like the one looked at. */
export interface ListRecommendedShowsInput extends PageQuery {
  showId: Id
  cityId?: Id
}

export type ListRecommendedShowsOutput = Page<ShowCard>

/** Shows that go with one. */
export const listRecommendedShows = endpoint<ListRecommendedShowsInput, ListRecommendedShowsOutput>({
  path: 'show/pub/v5/show/recommend',
})
