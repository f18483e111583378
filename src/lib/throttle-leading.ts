import type { Clock } from './clock'

/** How long calls count as one where nothing else is said, ms (CONST-003). */
const THROTTLE_MS = 1500

/** Does something once for all who ask within a time, ms: the first of them wins. */
export function throttleLeading(clock: Clock, act: () => void, ms = THROTTLE_MS): () => void {
  let lastAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock.now()
    if (Math.abs(now - lastAt) < ms) return
    lastAt = now
    act()
  }
}
