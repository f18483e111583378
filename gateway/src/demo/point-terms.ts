import { DAY_MS } from '../clock'

/** Points for one yuan. */
export const POINTS_PER_YUAN = 100
/** Per cent of a payment that points may pay. */
export const POINT_LIMIT_PERCENT = 50
/** Points received today can be used this long, ms. */
export const POINT_LIFE_MS = 365 * DAY_MS
