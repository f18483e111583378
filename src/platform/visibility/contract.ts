/** Reports whether a part of a page is on screen, or near it. */
export interface Visibility {
  /** Default distance from the screen that counts as near, px. */
  nearPx: number
  /** Number of blocks rendered with their page; the others follow as `watch` reports them. */
  firstBlocks: number
  /**
   * Calls the listener with true when the element comes within `marginPx` of the screen and with false when it leaves,
   * each time with its height in px. Batches simultaneous reports. Returns an unsubscribe function. `within`: its
   * scroll container, if not the page.
   */
  watch(id: string, marginPx: number, onChange: VisibilityListener, within?: string): () => void
  /**
   * Renders a block that came near: at once where rendering crosses a bridge; on the web, during start, one per frame,
   * so that taps are handled in between. Returns a cancel function.
   */
  drawInTurn(draw: () => void): () => void
}

export type VisibilityListener = (isNear: boolean, heightPx: number) => void
