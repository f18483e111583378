/** Controls a video player by the id of its element. */
export interface Video {
  /** Does nothing if the device blocks autoplay. */
  play(id: string): void
  pause(id: string): void
}
