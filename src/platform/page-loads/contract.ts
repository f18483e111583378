import type { Unsubscribe } from '../system/contract'

/** What becomes of the code of a page that was requested. */
export type PageLoad = 'slow' | 'done' | 'failed'

/** Pages whose code is fetched when they are first opened. */
export interface PageLoads {
  /** Tells when a page takes its time, when nothing is on its way any more, and when one could not be had. */
  watch(listener: (state: PageLoad) => void): Unsubscribe
  /** Fetches pages that are likely to be next, once nothing else is to be done. */
  preload(paths: readonly string[]): void
  /** Tries the page again that could not be had. */
  retry(): void
}
