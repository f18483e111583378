import { DAY_MS } from '../clock'

const MINUTE = 60_000
/** Time zone of venues: minutes east of UTC. */
export const VENUE_OFFSET = 480

/** A moment `inDays` after the anchor's day, at a full hour of venue time; epoch ms. */
export function venueMoment(anchor: number, inDays: number, hour: number): number {
  const localDay = Math.floor((anchor + VENUE_OFFSET * MINUTE) / DAY_MS) + inDays
  return localDay * DAY_MS + (hour * 60 - VENUE_OFFSET) * MINUTE
}
