import { DAY_MS } from '../clock'

/** Points for one yuan. */
export const POINTS_PER_YUAN = 100
/** Maximum share of a payment in points, per cent. */
export const POINT_LIMIT_PERCENT = 50
/** Lifetime of points, ms. */
export const POINT_LIFE_MS = 365 * DAY_MS
