import type { TrackerParts } from '@/services/tracking/tracker'

/** The first screen comes first, ms. */
const BEGIN_AFTER_MS = 2_000

/** Tracks with the user's consent, by code that is fetched after the first screen. Answers what ends it. */
export function beginTracking(app: TrackerParts): () => void {
  let isOver = false
  let stop = () => {}
  const timer = setTimeout(() => {
    import('@/services/tracking/track-with-consent').then(
      ({ trackWithConsent }) => {
        if (!isOver) stop = trackWithConsent(app)
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
