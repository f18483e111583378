import { ALL_CATEGORIES } from '@/domain/catalogue'
import type { Show } from '../entities/show'
import { DayIndex } from './day-index'
import { Moments } from './moments'
import { ShowOrder } from './show-order'
import { ShowSet } from './show-set'

/** Criteria for shows; dates are `yyyy-MM-dd` at the venue, inclusive. */
export interface ShowCriteria {
  cityId?: string
  backendCategoryCode?: string
  startDate?: string
  endDate?: string
}

const NEVER = Number.POSITIVE_INFINITY

/**
 * Listed shows by place: the hottest has place 0. Bit sets find matches, so that a call costs its page and not the
 * catalogue (decision 14).
 */
export class ShowIndex {
  /** The hottest first. */
  readonly byHeat: readonly Show[]
  readonly orders: Readonly<Record<'time' | 'price', ShowOrder>>
  readonly days: DayIndex
  private readonly size: number
  private readonly none: ShowSet
  private readonly all: ShowSet
  private readonly places: ReadonlyMap<Show, number>
  private readonly cities: ReadonlyMap<string, ShowSet>
  private readonly categories: ReadonlyMap<string, ShowSet>
  private readonly statuses: ReadonlyMap<string, ShowSet>
  private readonly venues: ReadonlyMap<string, readonly number[]>
  /** Moments of the last session, the end of a show, and the start of its sale. */
  private readonly lastBegins: Moments
  private readonly ends: Moments
  private readonly sales: Moments

  constructor(all: readonly Show[]) {
    const shows = all.filter(({ showStatus }) => showStatus !== 'DISABLED').sort((a, b) => b.hotWeight - a.hotWeight)
    this.byHeat = shows
    this.size = shows.length
    this.none = new ShowSet(this.size)
    this.all = ShowSet.of(this.size, shows.keys())
    this.places = new Map(shows.map((show, place) => [show, place]))
    this.cities = this.setsBy(({ cityId }) => cityId)
    this.categories = this.setsBy(({ category }) => category)
    this.statuses = this.setsBy(({ showStatus }) => showStatus)
    this.venues = placesBy(shows, ({ venueId }) => venueId)
    this.days = new DayIndex(shows)
    this.orders = {
      time: new ShowOrder(Float64Array.from(shows, ({ firstShowTime }) => firstShowTime)),
      price: new ShowOrder(Float64Array.from(shows, ({ minPriceCent }) => minPriceCent)),
    }
    this.lastBegins = new Moments(Float64Array.from(shows, lastBegin))
    this.ends = new Moments(Float64Array.from(shows, endOf))
    this.sales = new Moments(Float64Array.from(shows, ({ saleTime }) => saleTime ?? 0))
  }

  /** Matching shows. */
  chosen({ cityId, backendCategoryCode: category, startDate, endDate }: ShowCriteria): ShowSet {
    let result = cityId === undefined ? this.all : this.inCity(cityId)
    if (category !== undefined && category !== ALL_CATEGORIES) result = result.and(this.ofCategory(category))
    if (startDate === undefined && endDate === undefined) return result
    return result.and(this.days.between(startDate ?? '', endDate ?? '~'))
  }

  inCity(cityId: string): ShowSet {
    return this.cities.get(cityId) ?? this.none
  }

  ofCategory(category: string): ShowSet {
    return this.categories.get(category) ?? this.none
  }

  /** Places of a venue's shows, ascending. */
  atVenue(venueId: string): readonly number[] {
    return this.venues.get(venueId) ?? []
  }

  /** Places by a number of their venue, ascending; the hottest first among equals. */
  byVenue(numberOf: (venueId: string) => number): readonly (readonly number[])[] {
    const groups = new Map<number, readonly number[]>()
    for (const [venueId, places] of this.venues) {
      const number = numberOf(venueId)
      const others = groups.get(number)
      groups.set(number, others ? [...others, ...places].sort((a, b) => a - b) : places)
    }
    return [...groups].sort(([a], [b]) => a - b).map(([, places]) => places)
  }

  setOf(places: Iterable<number>): ShowSet {
    return ShowSet.of(this.size, places)
  }

  union(sets: readonly ShowSet[]): ShowSet {
    return ShowSet.union(this.size, sets)
  }

  /** Set of given shows; omits unlisted ones. */
  setOfShows(shows: readonly Show[]): ShowSet {
    return this.setOf(shows.flatMap((show) => this.places.get(show) ?? []))
  }

  showsAt(places: readonly number[]): Show[] {
    return places.flatMap((place) => this.byHeat[place] ?? [])
  }

  /** Past shows. Like all sets of a moment it changes with the clock: do not keep it. */
  over(now: number): ShowSet {
    return this.ends.passed(now)
  }

  /** Upcoming and current shows. */
  playing(now: number): ShowSet {
    return this.all.without(this.lastBegins.passed(now)).without(this.over(now))
  }

  onSale(now: number): ShowSet {
    const begun = this.ofStatus('PRE_SALE').and(this.sales.passed(now))
    begun.addAll(this.ofStatus('ON_SALE'))
    return begun.without(this.over(now))
  }

  preSale(now: number): ShowSet {
    return this.ofStatus('PRE_SALE').without(this.sales.passed(now)).without(this.over(now))
  }

  /** On sale, or soon. */
  open(now: number): ShowSet {
    const result = this.onSale(now)
    result.addAll(this.preSale(now))
    return result
  }

  ofStatus(status: Show['showStatus']): ShowSet {
    return this.statuses.get(status) ?? this.none
  }

  /** The next `count` sales. */
  nextSales(now: number, count: number): Show[] {
    const waiting = this.preSale(now)
    const next: number[] = []
    for (const place of this.sales.coming(now)) {
      if (next.length >= count) break
      if (waiting.has(place)) next.push(place)
    }
    return this.showsAt(next)
  }

  private setsBy(keyOf: (show: Show) => string): Map<string, ShowSet> {
    return new Map([...placesBy(this.byHeat, keyOf)].map(([key, places]) => [key, this.setOf(places)]))
  }
}

function placesBy(shows: readonly Show[], keyOf: (show: Show) => string): Map<string, number[]> {
  const places = new Map<string, number[]>()
  shows.forEach((show, place) => {
    const known = places.get(keyOf(show))
    if (known) known.push(place)
    else places.set(keyOf(show), [place])
  })
  return places
}

function lastBegin({ sessions }: Show): number {
  return sessions.reduce((last, { beginAt }) => Math.max(last, beginAt), Number.NEGATIVE_INFINITY)
}

function endOf(show: Show): number {
  const { showStatus } = show
  if (showStatus === 'COMPLETED' || showStatus === 'CANCELED') return Number.NEGATIVE_INFINITY
  return showStatus === 'ON_SALE' || showStatus === 'PRE_SALE' ? lastBegin(show) : NEVER
}
