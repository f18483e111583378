import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { type tickets, transfers, transferTickets } from '../../database/schema/tickets'

export type TicketRow = typeof tickets.$inferSelect

/** Current ticket states: an expired transfer no longer locks its tickets, with or without the cleanup. */
export async function ticketsNow(db: Database, rows: readonly TicketRow[], now: number): Promise<TicketRow[]> {
  const locked = rows.filter(({ state }) => state === 'LOCKED').map(({ id }) => id)
  if (locked.length === 0) return [...rows]
  const onTheirWay = await db
    .select({ id: transferTickets.ticketId })
    .from(transferTickets)
    .innerJoin(transfers, eq(transfers.id, transferTickets.transferId))
    .where(
      and(inArray(transferTickets.ticketId, locked), eq(transferTickets.isOpen, true), gt(transfers.expiresAt, now)),
    )
  const kept = new Set(onTheirWay.map(({ id }) => id))
  return rows.map((row) => (row.state === 'LOCKED' && !kept.has(row.id) ? { ...row, state: 'UNUSED' } : row))
}
