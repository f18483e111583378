import type { Unsubscribe } from '../system/contract'

/**
 * Load state of a page's code. A release has removed the files of the open version: `renewed` loads the new one by
 * itself, `outdated` if that has just happened.
 */
export type PageLoad = 'slow' | 'done' | 'failed' | 'renewed' | 'outdated'

/** Pages whose code is loaded when they are first opened. */
export interface PageLoads {
  /** Reports a slow load, the end of all loads, and why one failed. */
  watch(listener: (state: PageLoad) => void): Unsubscribe
  /** Prefetches likely next pages when the app is idle, the likeliest first; its code is also run if `isRunAhead`. */
  preload(paths: readonly string[], isRunAhead?: boolean): void
  /** Starts a load that the user does not wait for: it shows neither progress nor a failure. */
  inBackground<Code>(load: () => Promise<Code>): Promise<Code>
  /** Retries the failed page. */
  retry(): void
}
