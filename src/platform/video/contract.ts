/** Steers a player of films by the id of its element. */
export interface Video {
  /** Does nothing if the device does not let films begin by themselves. */
  play(id: string): void
  pause(id: string): void
}
