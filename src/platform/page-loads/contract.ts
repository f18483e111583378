import type { Unsubscribe } from '../system/contract'

/** Load state of a page's code. */
export type PageLoad = 'slow' | 'done' | 'failed'

/** Pages whose code is loaded when they are first opened. */
export interface PageLoads {
  /** Reports a slow load, the end of all loads, and a failed load. */
  watch(listener: (state: PageLoad) => void): Unsubscribe
  /** Prefetches likely next pages when the app is idle, the likeliest first; its code is also run if `isRunAhead`. */
  preload(paths: readonly string[], isRunAhead?: boolean): void
  /** Starts a load that the user does not wait for: it shows neither progress nor a failure. */
  inBackground<Code>(load: () => Promise<Code>): Promise<Code>
  /** Retries the failed page. */
  retry(): void
}
