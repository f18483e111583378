/** Keeps the app itself on the device, so that it opens without a network. */
export interface KeptApp {
  /** Begins to keep it, where the platform does not do so by itself; does nothing the second time. Never fails. */
  keep(): void
}
