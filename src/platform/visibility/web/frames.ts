import { wait } from '@/lib/wait'

/** What waits for a frame, in the order in which it was requested. */
const waiting = new Set<() => void>()
let isUnderWay = false
/** Until the first page is drawn. Later ones have scripts that run already, and come back as they were at once. */
let isStarting = true

/** So many frames without anything to draw say that a page is drawn: observers tell a frame or two after it is laid out. */
const QUIET_FRAMES = 3

/**
 * While the app starts, draws in a frame of its own: the browser answers taps before the next piece is drawn; later, at
 * once. Answers what calls it off. While the window is hidden there are no frames.
 */
export function drawInFrame(draw: () => void): () => void {
  if (!isStarting) {
    draw()
    return () => {}
  }
  waiting.add(draw)
  if (!isUnderWay) {
    isUnderWay = true
    requestAnimationFrame(drawNext)
  }
  return () => waiting.delete(draw)
}

/** The first page is in the document. Resolves when what is near the screen is drawn: nothing waits for a frame any more. */
export async function startDrawn(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
    await frame()
    if (waiting.size > 0) quiet = -1
  }
  isStarting = false
}

/** Resolves in the next frame. */
export function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Resolves when what was changed is on screen; at once while the window is hidden. */
export async function drawn(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  await frame()
  // The browser draws when those who wait for the frame are done.
  await wait(0)
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
