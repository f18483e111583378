import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { OpenShowCard, OpenShowState } from './open-show-card'

export interface ListOpenShowsInput extends PageQuery {
  status?: OpenShowState
  /** @maxLength 50 */
  keyword?: string
}

export type ListOpenShowsOutput = Page<OpenShowCard>

/** Open shows, those that can be registered for first (contract E1). */
export const listOpenShows = endpoint<ListOpenShowsInput, ListOpenShowsOutput>({ path: 'show/pub/v3/open_shows' })
