import type { Seconds } from '../wire-types'

/**
 * Where a buyer of a hot show stands in the queue (CAT-076). Turns come at even intervals, so that the wait is known
 * and not guessed. It is the `data` of a refusal with mode 9; the queue keeps the place whether or not the buyer waits
 * in sight.
 */
export interface QueuePlace {
  /** Turns until the buyer's own, that one included; 0: it is their turn. */
  place: number
  /** The place the buyer began with. */
  firstPlace: number
  /** Buyers whose turn comes in a minute. */
  perMinute: number
  /** Until the buyer's turn. */
  waitSeconds: Seconds
  /** How long the turn lasts once it has come, or still lasts. */
  turnSeconds: Seconds
}
