/** Tells whether a part of a page is on the screen, or near it. */
export interface Visibility {
  /** What is within this distance of the screen counts as near it unless something else is said, px. */
  nearPx: number
  /** So many blocks are drawn together with their page; the others as `watch` tells of them, each in its turn. */
  firstBlocks: number
  /**
   * Calls with true once the element is within `marginPx` of the screen and with false once it is further away, each
   * time with its height in px. Reports elements of one moment together. Returns a function that ends it. `within`:
   * the box that scrolls it, if that is not the page.
   */
  watch(id: string, marginPx: number, onChange: VisibilityListener, within?: string): () => void
  /**
   * Draws a block that came near: at once where drawing crosses a bridge; on the web, while the app starts, one a frame, so
   * that taps are answered meanwhile. Answers what calls it off.
   */
  drawInTurn(draw: () => void): () => void
}

export type VisibilityListener = (isNear: boolean, heightPx: number) => void
