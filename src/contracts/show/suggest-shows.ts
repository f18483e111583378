import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

/** The search text so far. */
export interface SuggestShowsInput {
  /** @maxLength 50 */
  keyword: string
  /** Shows of this city come first. */
  cityId?: Id
}

/** A name that fits, and what it is the name of. */
export interface Suggestion {
  text: string
  type: 'SHOW' | 'TOUR' | 'VENUE'
  targetId: Id
}

/** At most ten, the best first. */
export type SuggestShowsOutput = Suggestion[]

/** Completions of an unfinished keyword. */
export const suggestShows = endpoint<SuggestShowsInput, SuggestShowsOutput>({
  path: 'home/pub/v3/show_list/suggest',
  priority: 'low',
})
