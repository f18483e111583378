import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface SetFavoriteInput {
  targetId: Id
  targetType: 'SHOW'
  favorite: boolean
}

/** Whether the user keeps it, and how many users do. */
export interface Favorite {
  favorite: boolean
  count: number
}

export type SetFavoriteOutput = Favorite

/** Keeps a show, or no longer (CAT-082). */
export const setFavorite = endpoint<SetFavoriteInput, SetFavoriteOutput>({
  method: 'POST',
  path: 'user/buyer/v3/user/favorites',
  changes: [],
})
