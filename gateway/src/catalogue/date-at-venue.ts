import { DAY_MS } from '../clock'

const MINUTE_MS = 60_000
/** Dates that were written before, by days since 1970: there are few, and they are requested for every session. */
const writtenDates = new Map<number, string>()

/** `yyyy-MM-dd` where the venue is. `at` in epoch ms, `utcOffset` in minutes. */
export function dateAtVenue(at: number, utcOffset: number): string {
  const day = Math.floor((at + utcOffset * MINUTE_MS) / DAY_MS)
  const known = writtenDates.get(day)
  if (known !== undefined) return known
  const date = new Date(day * DAY_MS).toISOString().slice(0, 'yyyy-MM-dd'.length)
  writtenDates.set(day, date)
  return date
}
