import fc from 'fast-check'
import { venueTime } from '@/domain/show-date'
import { DAY_MS } from '../../clock'
import { demoCatalogue } from '../../demo/demo-source'
import { isForShow, showsForCoupon } from '../../services/coupons/coupons-for-show'
import { playsAfter, showStatusNow } from '../availability'
import type { Show } from '../entities/show'
import { showDays } from '../show-days'

const OPENING = Date.UTC(2026, 4, 1)
const catalogue = demoCatalogue(OPENING)
const { index, content } = catalogue
const offered = content.shows.filter(({ showStatus }) => showStatus !== 'DISABLED')
const ALL = 10_000

const names = (shows: readonly Show[]) => shows.map(({ key }) => key)
/** A moment within a year of the opening: the shop's clock may also be set back. */
const moments = fc.integer({ min: -365, max: 365 }).map((days) => OPENING + days * DAY_MS + 7_000_000)
const is = (show: Show, now: number, ...statuses: readonly Show['showStatus'][]) =>
  statuses.includes(showStatusNow(show, now))

describe('the index of shows', () => {
  it('returns the same as a full scan', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const sets = [
          [index.onSale(now), (show: Show) => is(show, now, 'ON_SALE')],
          [index.preSale(now), (show: Show) => is(show, now, 'PRE_SALE')],
          [index.open(now), (show: Show) => is(show, now, 'ON_SALE', 'PRE_SALE')],
          [index.over(now), (show: Show) => is(show, now, 'COMPLETED', 'CANCELED')],
          [index.playing(now), (show: Show) => playsAfter(show, now) && !is(show, now, 'COMPLETED', 'CANCELED')],
        ] as const
        for (const [set, fits] of sets) {
          expect(names(index.showsAt(set.slice()))).toEqual(names(offered.filter(fits)))
          expect(set.count).toBe(offered.filter(fits).length)
        }
        const next = offered
          .filter((show) => is(show, now, 'PRE_SALE'))
          .sort((a, b) => (a.saleTime ?? 0) - (b.saleTime ?? 0))
        expect(names(index.nextSales(now, 3))).toEqual(names(next.slice(0, 3)))
      }),
    )
  })

  it('finds the days of a month like a full scan of sessions (SHELL-137)', () => {
    const cities = fc.option(fc.constantFrom(...content.sites.map(({ cityId }) => cityId)), { nil: undefined })
    fc.assert(
      fc.property(moments, fc.nat(14), cities, (now, ahead, cityId) => {
        const month = venueTime(now)
          .add(ahead - 1, 'month')
          .format('YYYY-MM')
        const dayOf = ({ beginAt, utcOffset }: Show['sessions'][number]) =>
          venueTime(beginAt, utcOffset).format('YYYY-MM-DD')
        const listed = offered.filter(
          (show) => (cityId ?? show.cityId) === show.cityId && is(show, now, 'ON_SALE', 'PRE_SALE', 'SOLD_OUT'),
        )
        const daysOf = (show: Show) => show.sessions.filter(({ beginAt }) => beginAt > now).map(dayOf)
        const dates = [...new Set(listed.flatMap(daysOf))].filter((date) => date.startsWith(month)).sort()
        expect(showDays(catalogue, { cityId, month }, now, 2)).toEqual(
          dates.map((date) => {
            const shows = listed.filter((show) => daysOf(show).includes(date))
            return { date, count: shows.length, shows: shows.slice(0, 2) }
          }),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('finds the shows of a coupon like a full scan of sessions (COUPON-011)', () => {
    const some = (ids: readonly string[]) =>
      fc.oneof(fc.constant<string[]>([]), fc.subarray([...ids], { maxLength: 4 }))
    const sessions = offered.flatMap((show) => show.sessions)
    const [pattern] = content.offers.coupons
    if (!pattern) throw new Error('the shop has no coupons')
    const terms = fc
      .record({
        weekdays: fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6]), { nil: undefined }),
        bizTypes: fc.constantFrom(['SHOW' as const], ['PARKING_FEE' as const]),
        limits: fc.record({
          showIds: some(content.shows.map(({ showId }) => showId)),
          venueIds: some(content.venues.map(({ venueId }) => venueId)),
          showTypes: some(content.categories.map(({ code }) => code)),
          showSessionIds: some(sessions.map(({ sessionId }) => sessionId)),
          seatPlanIds: some(sessions.flatMap(({ seatPlans }) => seatPlans.map(({ seatPlanId }) => seatPlanId))),
          itemIds: fc.constantFrom([], [], ['cup']),
        }),
      })
      .map(({ limits, ...changes }) => ({
        ...pattern.terms,
        ...changes,
        limits: { ...pattern.terms.limits, ...limits },
      }))
    fc.assert(
      fc.property(terms, moments, (coupon, now) => {
        const wanted = offered.filter((show) => is(show, now, 'ON_SALE', 'PRE_SALE') && isForShow(coupon, show))
        const found = showsForCoupon(catalogue, coupon, now)
        expect(names(found.slice(0, ALL))).toEqual(names(wanted))
        expect(found.length).toBe(wanted.length)
      }),
    )
  })
})

describe('sessions and seat plans', () => {
  it('match by their own ids only', () => {
    for (const show of content.shows) {
      for (const session of show.sessions) {
        expect(catalogue.session(session.sessionId)).toEqual({ show, session })
        for (const plan of session.seatPlans)
          expect(catalogue.seatPlan(plan.seatPlanId)).toEqual({ show, session, plan })
      }
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('', '__proto__', 'constructor')), (id) => {
        expect(catalogue.findSession(id)).toBeNull()
        expect(catalogue.findSeatPlan(id)).toBeNull()
      }),
    )
  })
})
