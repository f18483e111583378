import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface GetShowDescriptionsInput {
  showId: Id
}

/** The merchant's words about a show, as HTML of a few plain tags. */
export interface GetShowDescriptionsOutput {
  html: string
}

/** The description of a show, as the merchant has written it (HTML). */
export const getShowDescriptions = endpoint<GetShowDescriptionsInput, GetShowDescriptionsOutput>({
  path: 'show/pub/v5/shows/:showId/show_descriptions',
})
