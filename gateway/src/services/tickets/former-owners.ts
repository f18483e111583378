import { and, eq } from 'drizzle-orm'
import { parsedEntryCode } from '@/domain/entry-code'
import { tickets, transfers, transferTickets } from '../../database/schema/tickets'
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
  const found = rows.find(({ ticket, ownerId, voucherId }) => isCodeOf(gate, { ...ticket, ownerId, voucherId }, code))
  return found?.ticket ?? null
}
