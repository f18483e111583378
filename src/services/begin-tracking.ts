import { reaction } from 'mobx'
import type { App } from './app'
import type { TrackerParts } from './tracking/tracker'

/** The first screen comes first, ms. */
const BEGIN_AFTER_MS = 2_000

/**
 * Tracks while the user allows it. What does it is fetched then, after the first screen; without consent nothing is
 * fetched, and what had not been sent yet is deleted. Answers what ends it.
 */
export function beginTracking(app: TrackerParts & Pick<App, 'tracking' | 'storage'>): () => void {
  let end = () => {}
  const stopWatching = reaction(
    () => app.tracking.isAllowed,
    (isAllowed) => {
      end()
      if (isAllowed) {
        end = trackLater(app)
        return
      }
      app.tracking.deliverTo(null)
      for (const key of ['tracking-queue', 'tracking-session']) app.storage.remove(key)
    },
    { fireImmediately: true },
  )
  return () => {
    stopWatching()
    end()
  }
}

function trackLater(app: TrackerParts): () => void {
  let isOver = false
  let stop = () => {}
  const timer = setTimeout(() => {
    import('./tracking/start-tracker').then(
      ({ startTracker }) => {
        if (!isOver) stop = startTracker(app)
      },
      () => {},
    )
  }, BEGIN_AFTER_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
    stop()
  }
}
