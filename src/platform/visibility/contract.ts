/** Tells whether a part of a page is on the screen, or near it. */
export interface Visibility {
  /** What is within this distance of the screen counts as near it unless something else is said, px. */
  nearPx: number
  /**
   * Calls with true once the element is within `marginPx` of the screen and with false once it is further away, each
   * time with its height in px. What belongs together is told together. Answers what ends it. `within`: the box that
   * scrolls it, where that is not the page.
   */
  watch(id: string, marginPx: number, onChange: VisibilityListener, within?: string): () => void
}

export type VisibilityListener = (isNear: boolean, heightPx: number) => void
