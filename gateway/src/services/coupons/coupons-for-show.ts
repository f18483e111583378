import { venueTime } from '@/domain/show-date'
import { showsNow } from '../../catalogue/availability'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Show } from '../../catalogue/entities/show'
import { foundByHeat } from '../../catalogue/find-shows'
import type { FoundShows } from '../../catalogue/found-shows'
import type { Clock } from '../../clock'
import type { Database } from '../../database/connect'
import type { CouponTerms } from '../../database/schema/coupon-terms'

/** True if such a coupon pays for tickets of a show in the shop (COUPON-010). */
export function isForShow(terms: CouponTerms, show: Show): boolean {
  const { limits, weekdays } = terms
  if (!isForShows(terms)) return false
  if (weekdays && !show.sessions.some((session) => weekdays.includes(weekdayOf(session)))) return false
  const facts = [
    [limits.showIds, [show.showId]],
    [limits.venueIds, [show.venueId]],
    [limits.showTypes, [show.category]],
    [limits.showSessionIds, show.sessions.map(({ sessionId }) => sessionId)],
    [limits.seatPlanIds, show.sessions.flatMap(({ seatPlans }) => seatPlans.map(({ seatPlanId }) => seatPlanId))],
  ] as const
  return facts.every(([wanted, ids]) => wanted.length === 0 || ids.some((id) => wanted.includes(id)))
}

/** True if tickets of a show cost money and are sold, now or soon. */
export async function takesCoupons(parts: { db: Database; clock: Clock }, show: Show): Promise<boolean> {
  const status = (await showsNow(parts, [show])).get(show)?.status
  return !show.isFree && (status === 'ON_SALE' || status === 'PRE_SALE')
}

/** The shows that tickets are sold of now, or soon, and that such a coupon can be used for, the hottest first. */
export function showsForCoupon(catalogue: Catalogue, terms: CouponTerms, now: number): FoundShows {
  const { index } = catalogue
  const { limits, weekdays } = terms
  const { showIds, venueIds, showTypes, showSessionIds, seatPlanIds } = limits
  const shows = (found: readonly ({ show: Show } | null)[]) => index.setOfShows(found.flatMap((one) => one?.show ?? []))
  const narrowed = [
    isForShows(terms) ? index.open(now) : index.setOf([]),
    ...(weekdays ? [index.days.onWeekdays(weekdays)] : []),
    ...(showIds.length > 0 ? [index.setOfShows(showIds.flatMap((showId) => catalogue.findShow(showId) ?? []))] : []),
    ...(venueIds.length > 0 ? [index.setOf(venueIds.flatMap((venueId) => index.atVenue(venueId)))] : []),
    ...(showTypes.length > 0 ? [index.union(showTypes.map((category) => index.ofCategory(category)))] : []),
    ...(showSessionIds.length > 0 ? [shows(showSessionIds.map((id) => catalogue.findSession(id)))] : []),
    ...(seatPlanIds.length > 0 ? [shows(seatPlanIds.map((id) => catalogue.findSeatPlan(id)))] : []),
  ]
  return foundByHeat(index, [narrowed.reduce((all, set) => all.and(set))])
}

/** True if it pays for tickets in the shop at all. */
function isForShows({ bizTypes, useWay, couponType, limits }: CouponTerms): boolean {
  return bizTypes.includes('SHOW') && useWay !== 'OFFLINE' && couponType !== 'OUTER' && limits.itemIds.length === 0
}

function weekdayOf({ beginAt, utcOffset }: Show['sessions'][number]): number {
  return venueTime(beginAt, utcOffset).day()
}
