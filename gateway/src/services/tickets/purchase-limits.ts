import { and, count, eq, inArray, not, or, type SQL } from 'drizzle-orm'
import type { Session } from '../../catalogue/entities/session'
import { orders } from '../../database/schema/orders'
import { tickets } from '../../database/schema/tickets'
import { isOverdue } from '../orders/order-records'
import type { Trade } from '../trade'

/** Tickets a user has bought of each session and not given back, those of unpaid orders included. */
export function boughtTickets({ db, clock }: Trade, userId: string): Promise<ReadonlyMap<string, number>> {
  return liveTickets({ db, clock }, eq(orders.userId, userId))
}

/** Tickets of a session that wait in orders of the user to be paid. */
export async function unpaidTickets({ db, clock }: Trade, userId: string, sessionId: string): Promise<number> {
  const waiting = await liveTickets({ db, clock }, and(eq(orders.userId, userId), eq(orders.state, 'UNPAID')))
  return waiting.get(sessionId) ?? 0
}

/** Tickets of a session that a user has bought, or has received from others. */
export async function heldTickets({ db, clock }: Trade, userId: string, sessionId: string): Promise<number> {
  const counts = await liveTickets({ db, clock }, or(eq(orders.userId, userId), eq(tickets.ownerId, userId)))
  return counts.get(sessionId) ?? 0
}

/** Tickets that a user may buy of a session. */
export interface TicketLimits {
  perOrder: number
  /** Rest over all their orders; `null` without a limit. */
  left: number | null
}

/** Current limits of a user for a session; `most`: per order, if that is less than the session allows (ORDER-037). */
export async function ticketLimits(
  trade: Trade,
  userId: string,
  { sessionId, limitation, perUserLimit }: Pick<Session, 'sessionId' | 'limitation' | 'perUserLimit'>,
  most = limitation,
): Promise<TicketLimits> {
  const perOrder = Math.min(most, limitation)
  if (perUserLimit === null) return { perOrder, left: null }
  const bought = (await boughtTickets(trade, userId)).get(sessionId) ?? 0
  return { perOrder, left: Math.max(0, perUserLimit - bought) }
}

async function liveTickets({ db, clock }: Trade, whose: SQL | undefined): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ sessionId: tickets.sessionId, tickets: count() })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(
      and(
        whose,
        not(isOverdue(clock.now())),
        inArray(tickets.state, ['RESERVED', 'UNUSED', 'LOCKED', 'USED', 'REFUNDING']),
      ),
    )
    .groupBy(tickets.sessionId)
  return new Map(rows.map((row) => [row.sessionId, row.tickets]))
}
