import type { NameState } from '@/contracts/voucher/get-real-names'
import type { FoundSession } from '../../catalogue/catalogue'
import type { Session } from '../../catalogue/entities/session'
import type { Show } from '../../catalogue/entities/show'
import { DOORS_OPEN_MS } from '../tickets/doors-open'
import type { TicketRow } from '../tickets/tickets-now'

/** True if every ticket of a session carries the name of its holder. */
export function needsRealName({ realNameType }: Pick<Session, 'realNameType'>): boolean {
  return realNameType === 'ONE_PER_TICKET'
}

/** Deadline for the last name, epoch ms: the lists go to the gates when the doors open (TICKET-028). */
export function nameDeadline({ beginAt }: Pick<Session, 'beginAt'>): number {
  return beginAt - DOORS_OPEN_MS
}

/** True if a name may be changed after the purchase: once, and not for concerts, whose tickets are hoarded. */
function allowsNameChange({ category }: Pick<Show, 'category'>): boolean {
  return category !== 'YanChangHui'
}

/** True for a ticket that admits no one because it lacks its name. */
export function lacksName(ticket: Pick<TicketRow, 'attendeeName'>, session: Pick<Session, 'realNameType'>): boolean {
  return needsRealName(session) && ticket.attendeeName === null
}

/** Operations on the name on a ticket before the deadline. */
export function nameState(
  { state, attendeeName, hasChangedName }: TicketRow,
  { show, session }: Pick<FoundSession, 'show' | 'session'>,
): NameState {
  if (state !== 'UNUSED' || !needsRealName(session)) return 'FIXED'
  if (attendeeName === null) return 'MISSING'
  return allowsNameChange(show) && !hasChangedName ? 'CHANGEABLE' : 'FIXED'
}
