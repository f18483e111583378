import { type Interceptor, isHighPriority } from '../call'

/** The sign that something important is under way. */
export interface Overlay {
  showLoading(): void
  hideLoading(): void
}

/** Short waits are not worth a sign; long ones are not worth a blocked view. */
const DELAY_MS = 500
const MAX_OVERLAY_MS = 5000

/** Shows the overlay half a second after the first important call began, until the last has ended or for five seconds. */
export function loadingOverlay(overlay: Overlay): Interceptor {
  let underWay = 0
  let timers: ReturnType<typeof setTimeout>[] = []

  function begin(): void {
    underWay += 1
    if (underWay > 1) return
    timers = [
      setTimeout(() => overlay.showLoading(), DELAY_MS),
      setTimeout(() => overlay.hideLoading(), DELAY_MS + MAX_OVERLAY_MS),
    ]
  }

  function end(): void {
    underWay -= 1
    if (underWay > 0) return
    for (const timer of timers) clearTimeout(timer)
    overlay.hideLoading()
  }

  return async (call, next) => {
    if (!isHighPriority(call.endpoint)) return next(call)
    begin()
    try {
      return await next(call)
    } finally {
      end()
    }
  }
}
