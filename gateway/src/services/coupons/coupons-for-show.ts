import { venueTime } from '@/domain/show-date'
import { showStatusNow } from '../../catalogue/availability'
import type { Catalogue } from '../../catalogue/catalogue'
import type { CouponTerms } from '../../database/schema/coupons'
import type { DemoShow } from '../../demo/demo-types'

/** Whether tickets of a show can be paid for with such a coupon in the shop (COUPON-010). */
export function isForShow({ bizTypes, useWay, couponType, limits, weekdays }: CouponTerms, show: DemoShow): boolean {
  if (!bizTypes.includes('SHOW') || useWay === 'OFFLINE' || couponType === 'OUTER') return false
  if (weekdays && !show.sessions.some((session) => weekdays.includes(weekdayOf(session)))) return false
  const facts = [
    [limits.showIds, [show.showId]],
    [limits.venueIds, [show.venueId]],
    [limits.showTypes, [show.category]],
    [limits.showSessionIds, show.sessions.map(({ sessionId }) => sessionId)],
    [limits.seatPlanIds, show.sessions.flatMap(({ seatPlans }) => seatPlans.map(({ seatPlanId }) => seatPlanId))],
    [limits.itemIds, []],
  ] as const
  return facts.every(([wanted, ids]) => wanted.length === 0 || ids.some((id) => wanted.includes(id)))
}

/** The shows that tickets are sold of now, or soon, and that such a coupon can be used for, the hottest first. */
export function showsForCoupon({ lists }: Catalogue, terms: CouponTerms, now: number): DemoShow[] {
  return lists.byHeat.filter(
    (show) => ['ON_SALE', 'PRE_SALE'].includes(showStatusNow(show, now)) && isForShow(terms, show),
  )
}

function weekdayOf({ beginAt, utcOffset }: DemoShow['sessions'][number]): number {
  return venueTime(beginAt, utcOffset).day()
}
