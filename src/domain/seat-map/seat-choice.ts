import type { SeatMapStatic } from '@/contracts/seat/seat-map'
import type { Id } from '@/contracts/wire-types'
import { isFree, type SeatStates } from './seat-groups'
import type { SeatLayout } from './seat-layout'

/** Maximum number of tickets: the minimum of session, seat plan and user limits (A-SEAT-4). */
export interface ChoiceLimits {
  /** Over all plans. */
  total: number
  /** Current stock of each plan; a plan without an entry has no limit of its own. */
  ofPlan: ReadonlyMap<Id, number>
  sameZoneOnly: boolean
}

/** Limits of the map, the user and the seat plans of a session. */
export function choiceLimits(
  { limits: { perOrder, sameZoneOnly = false } }: Pick<SeatMapStatic, 'limits'>,
  userRemaining: number | undefined,
  seatPlans: readonly { seatPlanId: Id; canBuyCount: number }[],
): ChoiceLimits {
  return {
    total: Math.min(perOrder, userRemaining ?? Number.POSITIVE_INFINITY),
    ofPlan: new Map(seatPlans.map(({ seatPlanId, canBuyCount }) => [seatPlanId, canBuyCount])),
    sameZoneOnly,
  }
}

export type ChoiceRefusal = 'notFree' | 'limitReached' | 'planLimitReached' | 'otherZone'

export type ChoiceOutcome = { kind: 'chosen'; seats: ReadonlySet<number> } | { kind: 'refused'; reason: ChoiceRefusal }

/** Takes a seat into the choice, or out of it; a couple's seats come and go together (SEAT-026, SEAT-027). */
export function toggleSeat(
  layout: SeatLayout,
  states: SeatStates,
  chosen: ReadonlySet<number>,
  seat: number,
  limits: ChoiceLimits,
): ChoiceOutcome {
  const partner = layout.partner(seat)
  const both = partner === null ? [seat] : [seat, partner]
  if (chosen.has(seat)) return { kind: 'chosen', seats: new Set([...chosen].filter((one) => !both.includes(one))) }
  if (!both.every((one) => isFree(states, one))) return { kind: 'refused', reason: 'notFree' }
  const seats = new Set([...chosen, ...both])
  const reason = choiceFault(layout, seats, limits)
  return reason === null ? { kind: 'chosen', seats } : { kind: 'refused', reason }
}

/** Obstacle to buying these seats together; `null` without one. */
function choiceFault(
  layout: SeatLayout,
  seats: ReadonlySet<number>,
  { total, ofPlan, sameZoneOnly }: ChoiceLimits,
): ChoiceRefusal | null {
  if (seats.size > total) return 'limitReached'
  const [first] = seats
  if (first !== undefined && sameZoneOnly) {
    const zone = layout.zoneOf(first)
    if ([...seats].some((seat) => layout.zoneOf(seat) !== zone)) return 'otherZone'
  }
  const counts = new Map<Id, number>()
  for (const seat of seats) {
    const plan = layout.levelOf(seat)?.seatPlanId ?? ''
    counts.set(plan, (counts.get(plan) ?? 0) + 1)
  }
  const isOver = [...counts].some(([plan, count]) => count > (ofPlan.get(plan) ?? Number.POSITIVE_INFINITY))
  return isOver ? 'planLimitReached' : null
}
