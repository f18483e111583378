/** Opens other apps of the phone by their addresses. */
export interface AppLink {
  /** False if nothing can be opened: then screens offer nothing. */
  readonly isSupported: boolean
  /** Resolves with whether the app came to the front; who does not have it still sees the page after 3 s. */
  open(address: string): Promise<boolean>
  /** Leaves the page for another one: a store, a download. */
  openExternalUrl(address: string): void
}
