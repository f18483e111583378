import { when } from 'mobx'
import type { App } from '@/services/app'
import type { TrackerParts } from '@/services/tracking/tracker'

/** The screen comes first, ms. */
const BEGIN_AFTER_MS = 2_000

/**
 * Tracks with the user's consent, by code that is fetched after the first screen and only once there is a consent.
 * Answers what ends it.
 */
export function beginTracking(app: TrackerParts & Pick<App, 'pageLoads'>): () => void {
  let isOver = false
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  function track(): void {
    app.pageLoads
      .inBackground(() => import('@/services/tracking/track-with-consent'))
      .then(
        ({ trackWithConsent }) => {
          if (!isOver) stop = trackWithConsent(app)
        },
        () => {},
      )
  }

  const stopWaiting = when(
    () => app.tracking.isAllowed,
    () => {
      timer = setTimeout(track, BEGIN_AFTER_MS)
    },
  )
  return () => {
    isOver = true
    stopWaiting()
    clearTimeout(timer)
    stop()
  }
}
