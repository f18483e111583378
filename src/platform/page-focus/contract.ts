/** Last focused element of a page; null before any. */
export interface FocusMemory {
  element: object | null
  /** Selector by id or address, in case the element is rendered again. */
  selector: string | null
}

/**
 * Restores the focus when a page is shown: to the element it was left from, otherwise to the heading. Records the focus
 * until the returned function is called.
 */
export type EnterPage = (headingId: string, memory: FocusMemory) => () => void

/** Focuses a heading, past the content before it. */
export type FocusHeading = (headingId: string) => void
