import type { DemoShow } from '../demo/demo-types'
import { showStatusNow } from './availability'
import type { Catalogue } from './catalogue'
import { dateAtVenue } from './date-at-venue'

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
