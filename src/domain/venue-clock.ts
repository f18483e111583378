import { DEFAULT_UTC_OFFSET, venueTime } from './show-date'

/** `UTC+8`, `UTC-3:30`: the clock of a venue, from its minutes east of UTC. */
export function zoneName(utcOffset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(utcOffset) / 60), Math.abs(utcOffset) % 60]
  return `UTC${utcOffset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}

/** `2026-12-05 19:30:00 UTC+8`: a time of ordering with its time zone. `at` in epoch ms. */
export function orderTimeText(at: number): string {
  return `${venueTime(at).format('YYYY-MM-DD HH:mm:ss')} ${zoneName(DEFAULT_UTC_OFFSET)}`
}
