/** Stores the app on the device, so that it opens offline. */
export interface KeptApp {
  /** Starts storing if the platform does not do so by itself; does nothing the second time. Never fails. */
  keep(): void
}
