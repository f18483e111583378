import type { Unsubscribe } from '../system/contract'

/** Load state of a page's code. */
export type PageLoad = 'slow' | 'done' | 'failed'

/** Pages whose code is loaded when they are first opened. */
export interface PageLoads {
  /** Reports a slow load, the end of all loads, and a failed load. */
  watch(listener: (state: PageLoad) => void): Unsubscribe
  /** Prefetches likely next pages when the app is idle: the likeliest first. */
  preload(paths: readonly string[]): void
  /** Retries the failed page. */
  retry(): void
}
