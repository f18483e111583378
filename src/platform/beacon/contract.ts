/** Sends data while the app is being hidden. */
export interface Beacon {
  /** Calls the listener when the app is hidden. Returns an unsubscribe function. */
  onHide(listener: () => void): () => void
  /** Passes JSON text to the device, which sends it even if the app ends; false if rejected. */
  send(url: string, body: string): boolean
}
