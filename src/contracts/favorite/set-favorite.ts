import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

/** Kind of a favourite; a tour is followed as well. */
export type FavoriteType = 'SHOW' | 'VENUE' | 'TOUR'

export interface SetFavoriteInput {
  targetId: Id
  targetType: FavoriteType
  favorite: boolean
}

/** Whether the user has it as a favourite, and the number of such users. */
export interface Favorite {
  favorite: boolean
  count: number
}

export type SetFavoriteOutput = Favorite

/** Keeps a show, a venue or a tour, or no longer (CAT-082). */
export const setFavorite = endpoint<SetFavoriteInput, SetFavoriteOutput>({
  method: 'POST',
  path: 'user/buyer/v3/user/favorites',
  changes: [],
})
