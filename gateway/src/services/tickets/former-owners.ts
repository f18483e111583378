import { and, eq } from 'drizzle-orm'
import { parsedEntryCode } from '@/domain/entry-code'
import { tickets, transfers, transferTickets } from '../../database/schema/tickets'
import { liveLogins } from '../accounts/logins'
import type { Gate } from './admit'
import { isCodeOf } from './entry-keys'
import type { TicketRow } from './tickets-now'

/** The ticket with this code before another user accepted it; `null` for every other code. */
export async function ticketOfFormerOwner(gate: Gate, code: string): Promise<TicketRow | null> {
  const parsed = parsedEntryCode(code)
  if (!parsed) return null
  const rows = await gate.db
    .select({ ticket: tickets, ownerId: transfers.senderId, voucherId: transfers.voucherId })
    .from(tickets)
    .innerJoin(transferTickets, eq(transferTickets.ticketId, tickets.id))
    .innerJoin(transfers, and(eq(transfers.id, transferTickets.transferId), eq(transfers.state, 'ACCEPTED')))
    .where(eq(tickets.id, parsed.ticketId))
  for (const { ticket, ownerId, voucherId } of rows) {
    const logins = await liveLogins(gate, ownerId)
    if (logins.some((loginId) => isCodeOf(gate, { ...ticket, ownerId, voucherId, loginId }, code))) return ticket
  }
  return null
}
