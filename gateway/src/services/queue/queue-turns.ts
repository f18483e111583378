/** How long a turn lasts, ms: as long as picked seats are kept. */
export const TURN_MS = 10 * 60_000

const MINUTE_MS = 60_000

/** A queue: how fast it moves, and the turn of the last to come (epoch ms). */
interface Queue {
  perMinute: number
  lastTurnAt: number
}

/** Between two turns, ms. */
export function turnInterval(perMinute: number): number {
  return Math.ceil(MINUTE_MS / perMinute)
}

/** The turn of the next to come, epoch ms: at once where nobody waits, else one interval after the last. */
export function nextTurn({ perMinute, lastTurnAt }: Queue, now: number): number {
  return Math.max(now, lastTurnAt + turnInterval(perMinute))
}

/** Turns until this one, itself included; 0 once it has come. */
export function placeOf(turnAt: number, perMinute: number, now: number): number {
  return Math.max(0, Math.ceil((turnAt - now) / turnInterval(perMinute)))
}

/** When a turn comes after the queue has become faster or slower: nobody's place changes, and no turn is taken back. */
export function movedTurn(turnAt: number, now: number, { from, to }: { from: number; to: number }): number {
  if (turnAt <= now) return turnAt
  return now + Math.ceil(((turnAt - now) / turnInterval(from)) * turnInterval(to))
}
