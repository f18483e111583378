/** Opens other apps of the phone by their URLs. */
export interface AppLink {
  /** False if nothing can be opened: screens then hide the option. */
  readonly isSupported: boolean
  /** Resolves with true if the app came to the front; without the app the page is still visible after 3 s. */
  open(address: string): Promise<boolean>
  /** Leaves the page for an external one: a store or a download. */
  openExternalUrl(address: string): void
}
