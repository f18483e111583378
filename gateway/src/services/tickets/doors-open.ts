/** Time between door opening and session, ms. */
export const DOORS_OPEN_MS = 2 * 60 * 60 * 1000
