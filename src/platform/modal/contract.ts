/**
 * Makes an open dialog modal for those who use a keyboard: focus moves into it and stays there, Escape closes it, and
 * focus goes back where it was, and the page below keeps its place. Answers what undoes it. Mini-programs have no keyboard
 * focus: there it does nothing.
 */
export type AttachModal = (elementId: string, onClose: () => void) => () => void

/** What the view behind a dialog needs so that a finger on it does not move the page below. */
export interface MaskProps {
  catchMove?: boolean
}
