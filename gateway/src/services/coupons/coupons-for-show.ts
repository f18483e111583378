import type { CouponTerms } from '../../database/schema/coupons'
import type { DemoShow } from '../../demo/demo-types'

/** Whether tickets of a show can be paid for with such a coupon in the shop (COUPON-010). */
export function isForShow({ bizTypes, useWay, couponType, limits }: CouponTerms, show: DemoShow): boolean {
  if (!bizTypes.includes('SHOW') || useWay === 'OFFLINE' || couponType === 'OUTER') return false
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
