/** Length of a turn, ms: as long as a seat lock. */
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

/** Turn of the next buyer, epoch ms: now if the queue is empty, else one interval after the last. */
export function nextTurn({ perMinute, lastTurnAt }: Queue, now: number): number {
  return Math.max(now, lastTurnAt + turnInterval(perMinute))
}

/** Turns until this one, itself included; 0 once it has come. */
export function placeOf(turnAt: number, perMinute: number, now: number): number {
  return Math.max(0, Math.ceil((turnAt - now) / turnInterval(perMinute)))
}

/** A turn after a change of the queue's speed: places stay as they are, and no granted turn is revoked. */
export function movedTurn(turnAt: number, now: number, { from, to }: { from: number; to: number }): number {
  if (turnAt <= now) return turnAt
  return now + Math.ceil(((turnAt - now) / turnInterval(from)) * turnInterval(to))
}
