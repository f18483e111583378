import type { SessionStatic } from '@/contracts/session/list-sessions-static'
import type { Session } from '../catalogue/entities/session'

/** Seat picking of sessions: if and where seats are chosen (SEAT-025). */
export function presentSeatPicking(
  sessions: readonly Session[],
): Pick<SessionStatic, 'supportSeatPicking' | 'seatPickType'> {
  const seating = sessions.find((session) => session.seating !== null)?.seating
  if (!seating) return { supportSeatPicking: false, seatPickType: 'NONE' }
  return { supportSeatPicking: true, seatPickType: seating.isByOthers ? 'THIRD_PARTY' : 'OWN' }
}
