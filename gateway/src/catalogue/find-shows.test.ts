import fc from 'fast-check'
import { venueTime } from '@/domain/show-date'
import { DAY_MS } from '../clock'
import { demoCatalogue } from '../demo/demo-source'
import { showStatusNow } from './availability'
import { distanceBetween } from './distance'
import type { Show } from './entities/show'
import { findMatching, findShows, type ShowFilter, similarShows } from './find-shows'
import { Matches } from './search/matches'

const OPENING = Date.UTC(2026, 4, 1)
const catalogue = demoCatalogue(OPENING)
const offered = catalogue.content.shows.filter(({ showStatus }) => showStatus !== 'DISABLED')

const isOver = (show: Show, now: number) => ['COMPLETED', 'CANCELED'].includes(showStatusNow(show, now))
const date = (day: number) => new Date(OPENING + day * DAY_MS).toISOString().slice(0, 10)
const ALL = 10_000
const names = (shows: readonly Show[]) => shows.map(({ key }) => key)
const orders = {
  RECOMMEND: () => 0,
  TIME_ASC: ({ firstShowTime }: Show) => firstShowTime,
  PRICE_ASC: ({ minPriceCent }: Show) => minPriceCent,
  DISTANCE: (show: Show) => distanceBetween(catalogue.venueOf(show), { lat: 30.57, lng: 104.06 }),
}

describe('shows that are listed (CAT-127)', () => {
  it('match the city, the category and the days, in the requested order, past ones last', () => {
    const filters = fc.record(
      {
        cityId: fc.constantFrom(...catalogue.content.sites.map(({ cityId }) => cityId)),
        backendCategoryCode: fc.constantFrom(...catalogue.content.categories.map(({ code }) => code)),
        startDate: fc.integer({ min: -30, max: 200 }).map(date),
        endDate: fc.integer({ min: -30, max: 200 }).map(date),
      },
      { requiredKeys: [] },
    )
    const sorts = fc.constantFrom(...(Object.keys(orders) as (keyof typeof orders)[]))
    fc.assert(
      fc.property(filters, sorts, fc.nat(300), fc.nat(60), (filter, sortType, days, from) => {
        const now = OPENING + days * DAY_MS
        const { cityId, backendCategoryCode: category, startDate, endDate } = filter
        const number = orders[sortType]
        const expected = offered
          .filter((show) => cityId === undefined || show.cityId === cityId)
          .filter((show) => category === undefined || category === 'ALL' || show.category === category)
          .filter((show) =>
            show.sessions.some(({ beginAt, utcOffset }) => {
              const day = venueTime(beginAt, utcOffset).format('YYYY-MM-DD')
              return day >= (startDate ?? '') && day <= (endDate ?? '9')
            }),
          )
          .sort((a, b) => number(a) - number(b) || b.hotWeight - a.hotWeight)
        const wanted = [
          ...expected.filter((show) => !isOver(show, now)),
          ...expected.filter((show) => isOver(show, now)),
        ]
        const found = findShows(catalogue, { ...filter, sortType, lat: 30.57, lng: 104.06 }, now)
        expect(found.length).toBe(wanted.length)
        expect(names(found.slice(0, ALL))).toEqual(names(wanted))
        expect(names(found.slice(from, from + 10))).toEqual(names(wanted.slice(from, from + 10)))
      }),
    )
  })

  it('keep the order of a search unless another order is requested', () => {
    const matches = new Matches(offered.length)
    for (const [at, place] of [40, 3, 17].entries()) matches.add(place, 9 - at)
    const places = (filter: ShowFilter) =>
      findMatching(catalogue, filter, 0, matches)
        .slice(0, ALL)
        .map((show) => catalogue.index.byHeat.indexOf(show))
    expect(places({})).toEqual([40, 3, 17])
    expect(places({ sortType: 'DISTANCE' })).toEqual([40, 3, 17])
    expect(places({ sortType: 'HOT' })).toEqual([3, 17, 40])
  })

  it('resemble another: by category and city, then by category, then by city', () => {
    const [show] = offered
    if (!show) throw new Error('no shows')
    const alike = similarShows(catalogue, show, OPENING).slice(0, ALL)
    const rank = (other: Show) => [other.category === show.category, other.cityId === show.cityId].join()
    expect([...new Set(alike.map(rank))]).toEqual(['true,true', 'true,false', 'false,true'])
    expect(alike).not.toContain(show)
    expect(alike.some((other) => isOver(other, OPENING))).toBe(false)
  })
})
