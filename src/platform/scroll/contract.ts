/** Moves the page. */
export interface Scroll {
  /** Brings an element below `offsetPx` from the top of the screen. */
  toElement(id: string, offsetPx: number): void
}
