import { wait } from '@/lib/wait'

/** Pending work per frame, in request order. */
const waiting = new Set<() => void>()
let isUnderWay = false
/**
 * True until the first page is rendered. On later pages the scripts are running, and returning pages render at once.
 */
let isStarting = true

/** Number of idle frames after which a page counts as rendered: observers report a frame or two after layout. */
const QUIET_FRAMES = 3

/**
 * Renders in a separate frame during start: the browser handles taps before the next piece; later, at once. Returns a
 * cancel function. Hidden windows have no frames.
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

/**
 * Called when the first page is in the document. Resolves when content near the screen is rendered: nothing is pending.
 */
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

/** Resolves when changes are on screen; at once in a hidden window. */
export async function drawn(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  await frame()
  // The browser paints after the frame callbacks.
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
