import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Day, Id } from '../wire-types'
import type { ShowCard } from './show-card'

export type ShowSort = 'RECOMMEND' | 'TIME_ASC' | 'PRICE_ASC' | 'HOT' | 'DISTANCE'

/** Filters of the list of all shows. */
export interface ListShowsInput extends PageQuery {
  cityId?: Id
  backendCategoryCode?: Id
  startDate?: Day
  endDate?: Day
  sortType?: ShowSort
}

export type ListShowsOutput = Page<ShowCard>

/** Shows by filters, sorted, by the page. */
export const listShows = endpoint<ListShowsInput, ListShowsOutput>({ path: 'home/pub/v3/show_list/list' })
