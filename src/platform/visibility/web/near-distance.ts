/**
 * Until the visitor moves, so much below the first screen is drawn, px. What is drawn ahead of a scroll that may never
 * come is work in the very second in which the first tap waits to be answered.
 */
const FIRST_NEAR_PX = 300
/** What a visitor does before a page moves. Not that something scrolls: slides do so by themselves. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const LISTENING = { capture: true, passive: true } as const

let hasMoved = false
const waiting = new Set<() => void>()

/** How far from the screen something is near now, of the `marginPx` that it will be from the first move on, px. */
export function nearDistance(marginPx: number): number {
  return hasMoved ? marginPx : Math.min(marginPx, FIRST_NEAR_PX)
}

/** Calls when the visitor moves for the first time; never, if that has happened. Answers what calls it off. */
export function onFirstMove(listener: () => void): () => void {
  if (hasMoved) return () => {}
  if (waiting.size === 0) for (const sign of SIGNS) addEventListener(sign, move, LISTENING)
  waiting.add(listener)
  return () => waiting.delete(listener)
}

function move(): void {
  hasMoved = true
  for (const sign of SIGNS) removeEventListener(sign, move, LISTENING)
  for (const listener of waiting) listener()
  waiting.clear()
}
