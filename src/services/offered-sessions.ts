import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { type ListSeatPlansInput, listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { type ListSessionsInput, listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { mergeSeatPlans, mergeSessions, type SeatPlan, type Session } from '@/domain/offered-sessions'
import type { App } from './app'

/** Sessions of a show with what is left of them (SEAT-016, SEAT-017). */
export async function fetchSessions(request: App['request'], input: ListSessionsInput): Promise<Session[]> {
  const [fixed, moving] = await Promise.all([request(listSessionsStatic, input), request(listSessionsDynamic, input)])
  return mergeSessions(fixed.sessions, moving.sessions)
}

/** What a session is sold by (SEAT-018, SEAT-019). */
export async function fetchSeatPlans(
  request: App['request'],
  input: ListSeatPlansInput,
): Promise<{ seatPlans: SeatPlan[]; pictureUrl: string | null }> {
  const [fixed, moving] = await Promise.all([request(listSeatPlansStatic, input), request(listSeatPlansDynamic, input)])
  return { seatPlans: mergeSeatPlans(fixed.seatPlans, moving.seatPlans), pictureUrl: fixed.seatPlanURL ?? null }
}
