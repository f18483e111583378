/** Moves the page. */
export interface Scroll {
  /** Brings an element below `offsetPx` from the top of the screen. */
  toElement(id: string, offsetPx: number): void
  /**
   * Shows an element to the user who is to do something there, and gives it the keyboard where the platform can. `box`
   * scrolls it where that is not the page and only the box itself can do it.
   */
  reveal(id: string, box: ScrollBox | null): void
  /** What was requested by pulling the page down has come. */
  endPullDown(): void
}

/** A box that scrolls by itself. */
export interface ScrollBox {
  show(id: string): void
}
