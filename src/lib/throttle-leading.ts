import type { Clock } from './clock'

/** Does something once for all who ask within a time, ms: the first of them wins. */
export function throttleLeading(ms: number, clock: Clock, act: () => void): () => void {
  let lastAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock.now()
    if (Math.abs(now - lastAt) < ms) return
    lastAt = now
    act()
  }
}
