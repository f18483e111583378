/** What waits for a frame, in the order in which it was asked for. */
const waiting = new Set<() => void>()
let isUnderWay = false

/** So many frames without anything to draw say that a page is drawn: observers tell a frame or two after it is laid out. */
const QUIET_FRAMES = 3

/**
 * Draws in a frame of its own: the browser answers taps before the next piece is drawn. Answers what calls it off. While
 * the window is hidden there are no frames.
 */
export function drawInFrame(draw: () => void): () => void {
  waiting.add(draw)
  if (!isUnderWay) {
    isUnderWay = true
    requestAnimationFrame(drawNext)
  }
  return () => waiting.delete(draw)
}

/** Resolves when nothing has waited for a frame for a moment. */
export async function framesQuiet(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
    await frame()
    if (waiting.size > 0) quiet = -1
  }
}

/** Resolves in the next frame. */
export function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

function drawNext(): void {
  const [draw] = waiting
  if (!draw) {
    isUnderWay = false
    return
  }
  waiting.delete(draw)
  requestAnimationFrame(drawNext)
  draw()
}
