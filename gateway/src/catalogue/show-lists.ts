import { ALL_CATEGORIES } from '@/domain/catalogue'
import type { DemoShow } from '../demo/demo-types'
import { dateAtVenue } from './date-at-venue'

/** Shows by their places in the list of the hottest. */
export type Places = ArrayLike<number>

/** What shows are chosen by; dates are `yyyy-MM-dd` at the venue, both included. */
export interface ShowCriteria {
  cityId?: string
  backendCategoryCode?: string
  startDate?: string
  endDate?: string
}

const NEVER = Number.POSITIVE_INFINITY

/**
 * Shows that are on offer, sorted once in every way that they are listed in. What they are chosen by lies in columns:
 * looking at thirty thousand shows one by one would cost ten times as much.
 */
export class ShowLists {
  /** The hottest first. */
  readonly byHeat: readonly DemoShow[]
  readonly orders: Readonly<Record<'heat' | 'time' | 'price', Places>>
  private readonly places: ReadonlyMap<DemoShow, number>
  private readonly cities: readonly string[]
  private readonly categories: readonly string[]
  private readonly firstDates: readonly string[]
  private readonly lastDates: readonly string[]
  /** When a show is over, epoch ms. */
  private readonly ends: Float64Array
  private readonly atVenues = new Map<string, number[]>()

  constructor(all: readonly DemoShow[]) {
    const shows = all.filter(({ showStatus }) => showStatus !== 'DISABLED').sort((a, b) => b.hotWeight - a.hotWeight)
    this.byHeat = shows
    this.orders = {
      heat: Uint32Array.from(shows.keys()),
      time: orderBy(shows, ({ firstShowTime }) => firstShowTime),
      price: orderBy(shows, ({ minPriceCent }) => minPriceCent),
    }
    this.places = new Map(shows.map((show, place) => [show, place]))
    this.cities = shows.map(({ cityId }) => cityId)
    this.categories = shows.map(({ category }) => category)
    const dates = shows.map(({ sessions }) => sessions.map((one) => dateAtVenue(one.beginAt, one.utcOffset)).sort())
    this.firstDates = dates.map(([first = '']) => first)
    this.lastDates = dates.map((all) => all[all.length - 1] ?? '')
    this.ends = Float64Array.from(shows, endOf)
    shows.forEach(({ venueId }, place) => {
      const known = this.atVenues.get(venueId)
      if (known) known.push(place)
      else this.atVenues.set(venueId, [place])
    })
  }

  /** The shows of a venue, the hottest first. */
  atVenue(venueId: string): readonly DemoShow[] {
    return (this.atVenues.get(venueId) ?? []).flatMap((place) => this.byHeat[place] ?? [])
  }

  /** The shows of all venues, by a number that each venue has; of those that have the same the hottest first. */
  byVenue(numberOf: (venueId: string) => number): Places {
    const groups = new Map<number, readonly number[]>()
    for (const [venueId, places] of this.atVenues) {
      const number = numberOf(venueId)
      const others = groups.get(number)
      groups.set(number, others ? [...others, ...places].sort((a, b) => a - b) : places)
    }
    return [...groups].sort(([a], [b]) => a - b).flatMap(([, places]) => places)
  }

  placesOf(shows: readonly DemoShow[]): Places {
    return shows.flatMap((show) => this.places.get(show) ?? [])
  }

  /** The shows that fit, in the order of `places`; those that nobody can see any more come after all others. */
  choose(places: Places, criteria: ShowCriteria, now: number): DemoShow[] {
    const current: DemoShow[] = []
    const over: DemoShow[] = []
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] ?? 0
      const show = this.byHeat[place]
      if (show === undefined || !this.fits(place, criteria)) continue
      if ((this.ends[place] ?? 0) > now) current.push(show)
      else over.push(show)
    }
    return current.concat(over)
  }

  private fits(place: number, { cityId, backendCategoryCode: category, startDate, endDate }: ShowCriteria): boolean {
    if (cityId !== undefined && this.cities[place] !== cityId) return false
    if (category !== undefined && category !== ALL_CATEGORIES && this.categories[place] !== category) return false
    if (startDate === undefined && endDate === undefined) return true
    return this.playsBetween(place, startDate ?? '', endDate ?? '~')
  }

  private playsBetween(place: number, startDate: string, endDate: string): boolean {
    const isBetween = (date: string) => date >= startDate && date <= endDate
    const [first = '', last = ''] = [this.firstDates[place], this.lastDates[place]]
    if (last < startDate || first > endDate) return false
    if (isBetween(first) || isBetween(last)) return true
    const sessions = this.byHeat[place]?.sessions ?? []
    return sessions.some(({ beginAt, utcOffset }) => isBetween(dateAtVenue(beginAt, utcOffset)))
  }
}

/** Places in rising order of a number; the hotter show is first among equals. */
function orderBy(shows: readonly DemoShow[], numberOf: (show: DemoShow) => number): Places {
  const numbers = shows.map(numberOf)
  return Uint32Array.from(shows.keys()).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b)
}

function endOf({ showStatus, sessions }: DemoShow): number {
  if (showStatus === 'COMPLETED' || showStatus === 'CANCELED') return 0
  const isOpen = showStatus === 'ON_SALE' || showStatus === 'PRE_SALE'
  return isOpen ? Math.max(0, ...sessions.map(({ beginAt }) => beginAt)) : NEVER
}
