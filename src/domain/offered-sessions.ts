import type { SeatPlanDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import type { SeatPlanStatic } from '@/contracts/session/list-seat-plans-static'
import type { SessionDynamic } from '@/contracts/session/list-sessions-dynamic'
import type { SessionStatic } from '@/contracts/session/list-sessions-static'

export type Session = SessionStatic & SessionDynamic
export type SeatPlan = SeatPlanStatic & SeatPlanDynamic

const UNKNOWN_SESSION = { sessionStatus: 'PENDING', soldOut: false, existWaitList: false, hasPromotion: false } as const
const UNKNOWN_PLAN = { seatPlanStatus: 'PENDING', purchaseMode: 'BUY', canBuyCount: 0, tags: [] as never[] } as const

/**
 * Merges the static and dynamic parts of sessions. Those without a dynamic part stay, and cannot be bought (SEAT-021).
 */
export function mergeSessions(fixed: readonly SessionStatic[], moving: readonly SessionDynamic[]): Session[] {
  const now = new Map(moving.map((session) => [session.bizShowSessionId, session]))
  return fixed.map((session) => ({ ...UNKNOWN_SESSION, ...session, ...now.get(session.bizShowSessionId) }))
}

/** The same of seat plans (SEAT-022). */
export function mergeSeatPlans(fixed: readonly SeatPlanStatic[], moving: readonly SeatPlanDynamic[]): SeatPlan[] {
  const now = new Map(moving.map((plan) => [plan.seatPlanId, plan]))
  return fixed.map((plan) => ({ ...UNKNOWN_PLAN, ...plan, ...now.get(plan.seatPlanId) }))
}
