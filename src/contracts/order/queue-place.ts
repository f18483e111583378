import type { Seconds } from '../wire-types'

/**
 * Place of a buyer in the queue of a hot show (CAT-076). Turns come at even intervals, so that the wait is known and
 * not guessed. It is the `data` of a refusal with mode 9; the queue keeps the place whether or not the buyer waits in
 * sight.
 */
export interface QueuePlace {
  /** Turns until the buyer's own, that one included; 0: it is their turn. */
  place: number
  /** The place the buyer began with. */
  firstPlace: number
  /** Buyers whose turn comes in a minute. */
  perMinute: number
  /** Time until the buyer's turn. */
  waitSeconds: Seconds
  /** Length of a future turn, or the rest of the current one. */
  turnSeconds: Seconds
}
