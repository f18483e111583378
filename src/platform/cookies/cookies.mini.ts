import type { Unsubscribe } from '../system/contract'

/** Mini-programs have no cookies. */
export function keepCookiesClear(): Unsubscribe {
  return () => {}
}
