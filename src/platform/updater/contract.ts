/** Result of fetching a newer version of the app. */
export type FetchedVersion = 'ready' | 'failed'

/** Newer versions of a mini-program, which the vendor fetches by itself. */
export interface Updater {
  /** Reports a newer version that was fetched, or failed. */
  watch(listener: (outcome: FetchedVersion) => void): void
  /** Restarts into the fetched version. */
  restart(): void
}
