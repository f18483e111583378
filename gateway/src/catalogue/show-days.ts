import type { Catalogue } from './catalogue'
import { dateAtVenue } from './date-at-venue'
import type { Show } from './entities/show'
import type { ShowDay } from './show-sets/day-index'
import type { ShowIndex } from './show-sets/show-index'
import type { ShowSet } from './show-sets/show-set'

interface MonthOfCity {
  cityId?: string
  /** `yyyy-MM` */
  month: string
}

/** A day with shows. */
export interface DayOfShows {
  /** `yyyy-MM-dd` */
  date: string
  count: number
  /** Hottest shows of the day. */
  shows: Show[]
}

/** Future days of a month with shows, with the `count` hottest of each. */
export function showDays(
  { index }: Catalogue,
  { cityId, month }: MonthOfCity,
  now: number,
  showsADay: number,
): DayOfShows[] {
  const listed = index.open(now)
  listed.addAll(index.ofStatus('SOLD_OUT'))
  const wanted = listed.and(index.chosen({ cityId }))
  return index.days.ofMonth(month).flatMap((day) => {
    const found = day.lastBegin > now ? comingOf(index, day, wanted, now) : []
    const shows = index.showsAt(found.slice(0, showsADay))
    return found.length === 0 ? [] : [{ date: day.date, count: found.length, shows }]
  })
}

/** Wanted shows of a day that have a future session on it. */
function comingOf({ byHeat }: ShowIndex, day: ShowDay, wanted: ShowSet, now: number): number[] {
  const found: number[] = []
  for (let at = 0; at < day.places.length; at += 1) {
    const place = day.places[at] ?? 0
    if (wanted.has(place) && (day.firstBegin > now || plays(byHeat[place], day, now))) found.push(place)
  }
  return found
}

/** True if a show has a future session on a day. */
function plays(show: Show | undefined, { date }: ShowDay, now: number): boolean {
  return (show?.sessions ?? []).some(
    ({ beginAt, utcOffset }) => beginAt > now && dateAtVenue(beginAt, utcOffset) === date,
  )
}
