import { beacon } from '@/platform/beacon/beacon'
import { Tracker, type TrackerParts } from './tracker'

/** Tracks from now on; answers what ends it. */
export function startTracker(app: TrackerParts): () => void {
  const tracker = new Tracker(app, beacon)
  return () => tracker.stop()
}
