import { endpoint } from '../endpoint'
import type { AgeLimit } from '../order/pre-order'
import type { Id } from '../wire-types'

export interface ListAgeLimitsInput {
  showId: Id
  sessionId: Id
}

/** An age band, and the rule in words. */
export interface DescribedAgeLimit extends AgeLimit {
  desc: string
}

export type ListAgeLimitsOutput = DescribedAgeLimit[]

/** Seat plans of a session with an age limit for attendees (CAT-112). */
export const listAgeLimits = endpoint<ListAgeLimitsInput, ListAgeLimitsOutput>({
  path: 'show/pub/v5/seat_plan_age_limit_list',
})
