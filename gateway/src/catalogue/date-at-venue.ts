import { DAY_MS } from '../clock'

const MINUTE_MS = 60_000
/** Formatted dates by days since 1970: there are few, and every session needs one. */
const writtenDates = new Map<number, string>()

/** `yyyy-MM-dd` at the venue. `at` in epoch ms, `utcOffset` in minutes. */
export function dateAtVenue(at: number, utcOffset: number): string {
  const day = Math.floor((at + utcOffset * MINUTE_MS) / DAY_MS)
  const known = writtenDates.get(day)
  if (known !== undefined) return known
  const date = new Date(day * DAY_MS).toISOString().slice(0, 'yyyy-MM-dd'.length)
  writtenDates.set(day, date)
  return date
}
