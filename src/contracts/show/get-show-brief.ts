import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface GetShowBriefInput {
  showId: Id
}

/** A show at a glance. */
export interface ShowBrief {
  showId: Id
  showName: string
  posterUrl: string
  posterColor: string
  /** Already formatted, one day or a range. */
  displayShowTime: string
  cityName: string
  venueName: string
}

/** Summary of a show for pages about it (CAT-108). */
export const getShowBrief = endpoint<GetShowBriefInput, ShowBrief>({
  path: 'show/pub/v5/shows/:showId/brief',
})
