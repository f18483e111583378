/**
 * Makes an open dialog modal for those who use a keyboard: focus moves into it and stays there, Escape closes it, and
 * focus goes back where it was. Answers what undoes it. Mini-programs have no keyboard focus: there it does nothing.
 */
export type AttachModal = (elementId: string, onClose: () => void) => () => void
