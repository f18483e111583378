/** Moves the page. */
export interface Scroll {
  /** Brings an element below `offsetPx` from the top of the screen. */
  toElement(id: string, offsetPx: number): void
  /** What was asked for by pulling the page down has come. */
  endPullDown(): void
}
