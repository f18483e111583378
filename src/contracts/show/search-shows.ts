import { endpoint } from '../endpoint'
import type { Page } from '../page'
import type { ListShowsInput } from './list-shows'
import type { ShowCard } from './show-card'

/** Filters of a search (S1 §7). */
export interface SearchShowsInput extends ListShowsInput {
  /** @maxLength 50 */
  keyword: string
  pageType: 'SEARCH_PAGE'
}

export type SearchShowsOutput = Page<ShowCard>

export const searchShows = endpoint<SearchShowsInput, SearchShowsOutput>({ path: 'home/pub/v3/show_list/search' })
