import type { EnterPage, FocusHeading } from './contract'

/** Vendors move the focus of their screen readers with their pages. */
export const enterPage: EnterPage = () => () => {}

export const focusHeading: FocusHeading = () => {}
