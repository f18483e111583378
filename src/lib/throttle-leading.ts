import type { Clock } from './clock'

/** Default time within which calls count as one, ms (CONST-003). */
const THROTTLE_MS = 1500

/** Runs an action once for all calls within a time, ms: the first of them wins. */
export function throttleLeading(clock: Clock, act: () => void, ms = THROTTLE_MS): () => void {
  let lastAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock.now()
    if (Math.abs(now - lastAt) < ms) return
    lastAt = now
    act()
  }
}
