import { listPrivilegeSeatPlansDynamic } from '@/contracts/session/list-privilege-seat-plans-dynamic'
import { listPrivilegeSeatPlansStatic } from '@/contracts/session/list-privilege-seat-plans-static'
import { listPrivilegeSessionsDynamic } from '@/contracts/session/list-privilege-sessions-dynamic'
import { listPrivilegeSessionsStatic } from '@/contracts/session/list-privilege-sessions-static'
import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { type ListSeatPlansInput, listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { type ListSessionsInput, listSessionsStatic } from '@/contracts/session/list-sessions-static'
import type { Id } from '@/contracts/wire-types'
import { mergeSeatPlans, mergeSessions, type SeatPlan, type Session } from '@/domain/offered-sessions'
import type { App } from './app'

type Request = App['request']

/** Sessions of a show with what is left of them; `privilegeId`: what they are bought by (SEAT-016, SEAT-017, SEAT-020). */
export async function fetchSessions(request: Request, input: ListSessionsInput, privilegeId?: Id): Promise<Session[]> {
  const [fixed, moving] = await Promise.all(
    privilegeId === undefined
      ? [request(listSessionsStatic, input), request(listSessionsDynamic, input)]
      : [
          request(listPrivilegeSessionsStatic, { ...input, privilegeId }),
          request(listPrivilegeSessionsDynamic, { ...input, privilegeId }),
        ],
  )
  return mergeSessions(fixed.sessions, moving.sessions)
}

/** Sale parameters of a session (SEAT-018, SEAT-019, SEAT-020). */
export async function fetchSeatPlans(
  request: Request,
  input: ListSeatPlansInput,
  privilegeId?: Id,
): Promise<{ seatPlans: SeatPlan[]; pictureUrl: string | null }> {
  const [fixed, moving] = await Promise.all(
    privilegeId === undefined
      ? [request(listSeatPlansStatic, input), request(listSeatPlansDynamic, input)]
      : [
          request(listPrivilegeSeatPlansStatic, { ...input, privilegeId }),
          request(listPrivilegeSeatPlansDynamic, { ...input, privilegeId }),
        ],
  )
  return { seatPlans: mergeSeatPlans(fixed.seatPlans, moving.seatPlans), pictureUrl: fixed.seatPlanURL ?? null }
}
