import { and, eq, isNull } from 'drizzle-orm'
import type { RebookTicketItem } from '@/contracts/attendee/create-attendee'
import { notFound } from '../../business-error'
import type { UserCall } from '../../call'
import { inTransaction } from '../../database/in-transaction'
import { tickets } from '../../database/schema/tickets'
import { lockUser } from '../accounts/lock-user'
import { type AttendeeRow, userAttendees } from '../people/attendees'

/**
 * Puts attendees of the user on tickets of theirs that have no name, for a session that requires names (REFUND-016). All
 * or none; a name that a ticket has stays, and a session with a name on each ticket has rules of its own (TICKET-028).
 */
export function nameTickets(call: UserCall, items: readonly RebookTicketItem[]): Promise<AttendeeRow> {
  const { user } = call
  return inTransaction(call.db, async (db) => {
    await lockUser({ db, user })
    const people = await userAttendees(
      db,
      user.userId,
      items.map(({ audienceId }) => audienceId),
    )
    const holderOf = ({ audienceId }: RebookTicketItem) => {
      const holder = people.find(({ id }) => id === audienceId)
      if (!holder) throw notFound()
      return holder
    }
    for (const item of items) await nameTicket({ ...call, db }, item.ticketId, holderOf(item))
    const [first] = items
    if (!first) throw notFound()
    return holderOf(first)
  })
}

async function nameTicket({ db, user, shop }: UserCall, ticketId: string, holder: AttendeeRow): Promise<void> {
  const { id: attendeeId, name: attendeeName, idType, idNo } = holder
  const isOwn = and(eq(tickets.ownerId, user.userId), eq(tickets.state, 'UNUSED'), isNull(tickets.attendeeId))
  const [ticket] = await db
    .update(tickets)
    .set({ attendeeId, attendeeName, idType, idNo })
    .where(and(eq(tickets.id, ticketId), isOwn))
    .returning()
  // A refusal takes back the names before it.
  if (!ticket) throw notFound()
  if (shop.catalogue.session(ticket.sessionId).session.realNameType === 'ONE_PER_TICKET') throw notFound()
}
