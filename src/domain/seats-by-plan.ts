import type { Id } from '@/contracts/wire-types'

/** How many seats of each plan: what an order asks for. */
export function seatsByPlan(seatPlanIds: Iterable<Id>): { seatPlanId: Id; qty: number }[] {
  const counts = new Map<Id, number>()
  for (const seatPlanId of seatPlanIds) counts.set(seatPlanId, (counts.get(seatPlanId) ?? 0) + 1)
  return [...counts].map(([seatPlanId, qty]) => ({ seatPlanId, qty }))
}
