/** The element of a page that had the focus last; null before anything had it. */
export interface FocusMemory {
  element: object | null
  /** By its id or address, should it be drawn again meanwhile. */
  selector: string | null
}

/**
 * Puts the focus where reading goes on when a page comes onto the screen: on its heading, or on what the user left it
 * from. Remembers what has the focus until the returned function is called.
 */
export type EnterPage = (headingId: string, memory: FocusMemory) => () => void

/** Puts the focus on a heading, past what comes before it. */
export type FocusHeading = (headingId: string) => void
