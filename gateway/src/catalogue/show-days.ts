import type { DemoShow } from '../demo/demo-types'
import { showStatusNow } from './availability'
import type { Catalogue } from './catalogue'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Dates that were written before, by days since 1970: there are few, and they are asked for for every session. */
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

interface MonthOfCity {
  cityId?: string
  /** `yyyy-MM` */
  month: string
}

/** The days to come of a month that have shows, with their shows, the hottest first. */
export function showDays(
  catalogue: Catalogue,
  { cityId, month }: MonthOfCity,
  now: number,
): { date: string; shows: DemoShow[] }[] {
  const byDay = new Map<string, Set<DemoShow>>()
  for (const show of catalogue.lists.byHeat) {
    const isWanted = cityId === undefined || show.cityId === cityId
    if (!isWanted || !['ON_SALE', 'PRE_SALE', 'SOLD_OUT'].includes(showStatusNow(show, now))) continue
    for (const { beginAt } of show.sessions) {
      const date = dateAtVenue(beginAt, show.utcOffset)
      if (beginAt <= now || !date.startsWith(month)) continue
      byDay.set(date, (byDay.get(date) ?? new Set()).add(show))
    }
  }
  return [...byDay].sort(([a], [b]) => a.localeCompare(b)).map(([date, shows]) => ({ date, shows: [...shows] }))
}
