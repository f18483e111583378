import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { ShowCard } from '../show/show-card'
import type { FavoriteType } from './set-favorite'

export interface ListFavoritesInput extends PageQuery {
  /** SHOW: the shows themselves; VENUE, TOUR: the shows there or of it that are still to come. */
  type: FavoriteType
}

export type ListFavoritesOutput = Page<ShowCard>

/** The shows that a user keeps, the one kept last first (CAT-013). */
export const listFavorites = endpoint<ListFavoritesInput, ListFavoritesOutput>({
  path: 'user/buyer/v3/user/favorites',
})
