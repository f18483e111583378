import type { Id } from '@/contracts/wire-types'

/** Number of seats of each plan, as an order requests them. */
export function seatsByPlan(seatPlanIds: Iterable<Id>): { seatPlanId: Id; qty: number }[] {
  const counts = new Map<Id, number>()
  for (const seatPlanId of seatPlanIds) counts.set(seatPlanId, (counts.get(seatPlanId) ?? 0) + 1)
  return [...counts].map(([seatPlanId, qty]) => ({ seatPlanId, qty }))
}
