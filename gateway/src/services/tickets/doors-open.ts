/** The doors open so long before a session, ms. */
export const DOORS_OPEN_MS = 2 * 60 * 60 * 1000
