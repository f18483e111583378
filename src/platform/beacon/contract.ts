/** Sends what must leave although the app is going out of sight. */
export interface Beacon {
  /** Calls when the app goes out of sight. Answers what ends it. */
  onHide(listener: () => void): () => void
  /** Hands JSON text over to the device, which sends it whatever becomes of the app; false if it takes none. */
  send(url: string, body: string): boolean
}
