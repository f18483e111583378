/** Scrolls the page. */
export interface Scroll {
  /** Scrolls an element to `offsetPx` below the top of the screen. */
  toElement(id: string, offsetPx: number): void
  /**
   * Scrolls to an element that needs input, and focuses it if the platform can. `box` scrolls it if it does not scroll
   * with the page.
   */
  reveal(id: string, box: ScrollBox | null): void
  /** Ends a pull-to-refresh. */
  endPullDown(): void
}

/** An inner scroll container. */
export interface ScrollBox {
  show(id: string): void
}
