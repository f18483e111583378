import { endpoint } from '../endpoint'
import type { Jump } from '../jump'
import type { Id } from '../wire-types'

export interface ListHotWordsInput {
  cityId?: Id
}

/** A word that many search for. */
export interface HotWord {
  word: string
  /** Mark of the keyword, such as HOT. */
  tag?: string
  /** Its target; without one it is searched for. */
  jump?: Jump
}

export type ListHotWordsOutput = HotWord[]

/** Popular keywords. */
export const listHotWords = endpoint<ListHotWordsInput, ListHotWordsOutput>({
  path: 'home/pub/v3/show_list/hot_words',
  priority: 'low',
})
