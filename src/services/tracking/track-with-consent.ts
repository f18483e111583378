import { reaction } from 'mobx'
import { beacon } from '@/platform/beacon/beacon'
import { TRACKING_QUEUE_KEY } from './queue'
import { TRACKING_SESSION_KEY } from './session'
import { Tracker, type TrackerParts } from './tracker'

/** Tracks while the user allows it; without consent what has not been sent is deleted. Answers what ends it. */
export function trackWithConsent(app: TrackerParts): () => void {
  let tracker: Tracker | null = null
  const stopWatching = reaction(
    () => app.tracking.isAllowed,
    (isAllowed) => {
      tracker?.stop()
      tracker = isAllowed ? new Tracker(app, beacon) : null
      if (isAllowed) return
      app.tracking.deliverTo(null)
      for (const key of [TRACKING_QUEUE_KEY, TRACKING_SESSION_KEY]) app.storage.remove(key)
    },
    { fireImmediately: true },
  )
  return () => {
    stopWatching()
    tracker?.stop()
  }
}
