import { and, count, eq, inArray, not, or, type SQL } from 'drizzle-orm'
import { orders } from '../../database/schema/orders'
import { tickets } from '../../database/schema/tickets'
import { isOverdue } from '../orders/order-records'
import type { Trade } from '../trade'

/** Tickets a user has bought of each session and not given back, those of unpaid orders included. */
export function boughtTickets({ db, clock }: Trade, userId: string): Promise<ReadonlyMap<string, number>> {
  return liveTickets({ db, clock }, eq(orders.userId, userId))
}

/** Tickets of a session that a user has bought, or has received from others. */
export async function heldTickets({ db, clock }: Trade, userId: string, sessionId: string): Promise<number> {
  const held = await liveTickets({ db, clock }, or(eq(orders.userId, userId), eq(tickets.ownerId, userId)))
  return held.get(sessionId) ?? 0
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
