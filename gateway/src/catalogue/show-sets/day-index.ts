import { venueTime } from '@/domain/show-date'
import { dateAtVenue } from '../date-at-venue'
import type { Show } from '../entities/show'
import { ShowSet } from './show-set'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Days per merged set: a year takes a few dozen steps instead of hundreds. */
const BLOCK = 16

/** A day at the venue with its shows. */
export interface ShowDay {
  /** `yyyy-MM-dd` */
  date: string
  /** Ascending. */
  places: Uint32Array
  /** First and last begin of the day, epoch ms. */
  firstBegin: number
  lastBegin: number
}

interface GrowingDay {
  date: string
  places: number[]
  firstBegin: number
  lastBegin: number
  weekday: number
}

/** Shows by day. */
export class DayIndex {
  private readonly days: readonly ShowDay[]
  private readonly blocks: readonly ShowSet[]
  private readonly weekdays: readonly ShowSet[]

  constructor(shows: readonly Show[]) {
    const growing = new Map<number, GrowingDay>()
    shows.forEach((show, place) => {
      addDays(growing, show, place)
    })
    const sorted = [...growing].sort(([a], [b]) => a - b)
    this.days = sorted.map(([, { date, places, firstBegin, lastBegin }]) => {
      return { date, places: Uint32Array.from(places), firstBegin, lastBegin }
    })
    const size = shows.length
    this.blocks = Array.from({ length: Math.floor(this.days.length / BLOCK) }, (_, block) =>
      setOf(size, this.days.slice(block * BLOCK, (block + 1) * BLOCK)),
    )
    this.weekdays = Array.from({ length: 7 }, (_, weekday) =>
      setOf(
        size,
        sorted.flatMap(([, day]) => (day.weekday === weekday ? day : [])),
      ),
    )
    this.size = size
  }

  private readonly size: number

  /** Shows between two days, inclusive; `yyyy-MM-dd`. */
  between(startDate: string, endDate: string): ShowSet {
    const result = new ShowSet(this.size)
    const end = this.firstAfter(endDate)
    let at = this.firstFrom(startDate)
    while (at < end) {
      const block = at % BLOCK === 0 && at + BLOCK <= end ? this.blocks[at / BLOCK] : undefined
      if (block) result.addAll(block)
      else for (const place of this.days[at]?.places ?? []) result.add(place)
      at += block ? BLOCK : 1
    }
    return result
  }

  /** Days of a month, `yyyy-MM`, with shows. */
  ofMonth(month: string): readonly ShowDay[] {
    return this.days.slice(this.firstFrom(month), this.firstAfter(`${month}~`))
  }

  /** Shows on any of these weekdays, 0 for Sunday. */
  onWeekdays(weekdays: readonly number[]): ShowSet {
    return ShowSet.union(
      this.size,
      weekdays.flatMap((weekday) => this.weekdays[weekday] ?? []),
    )
  }

  private firstFrom(date: string): number {
    return this.firstWhere((day) => day >= date)
  }

  private firstAfter(date: string): number {
    return this.firstWhere((day) => day > date)
  }

  /** Binary search: the first day for which `isBeyond` is true. */
  private firstWhere(isBeyond: (date: string) => boolean): number {
    let low = 0
    let high = this.days.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBeyond(this.days[middle]?.date ?? '')) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** `days` by their number since 1970 at the venue. */
function addDays(days: Map<number, GrowingDay>, show: Show, place: number): void {
  for (const { beginAt, utcOffset } of show.sessions) {
    const number = Math.floor((beginAt + utcOffset * MINUTE_MS) / DAY_MS)
    const day = days.get(number)
    if (day === undefined) {
      const weekday = venueTime(beginAt, utcOffset).day()
      const date = dateAtVenue(beginAt, utcOffset)
      days.set(number, { date, places: [place], firstBegin: beginAt, lastBegin: beginAt, weekday })
      continue
    }
    if (day.places[day.places.length - 1] !== place) day.places.push(place)
    day.firstBegin = Math.min(day.firstBegin, beginAt)
    day.lastBegin = Math.max(day.lastBegin, beginAt)
  }
}

function setOf(size: number, days: readonly { places: Iterable<number> }[]): ShowSet {
  const set = new ShowSet(size)
  for (const { places } of days) for (const place of places) set.add(place)
  return set
}
