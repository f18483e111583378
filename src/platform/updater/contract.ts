/** What came of fetching a newer version of the app. */
export type FetchedVersion = 'ready' | 'failed'

/** Newer versions of a mini-program, which the vendor fetches by itself. */
export interface Updater {
  /** Tells of a newer version that was fetched, or could not be. */
  watch(listener: (outcome: FetchedVersion) => void): void
  /** Restarts in the version that was fetched. */
  restart(): void
}
