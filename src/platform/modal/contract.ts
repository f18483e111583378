/**
 * Makes an open dialog modal for keyboard users: moves and traps the focus, closes on Escape, then restores the focus
 * and the scroll position. Returns a function that reverts it. Does nothing in mini-programs, which have no keyboard
 * focus.
 */
export type AttachModal = (elementId: string, onClose: () => void) => () => void

/** Props of a dialog backdrop that stop touches from scrolling the page. */
export interface MaskProps {
  catchMove?: boolean
}
