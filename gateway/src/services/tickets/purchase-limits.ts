import { and, count, eq, gt, inArray, ne, or } from 'drizzle-orm'
import type { Context } from '../../call'
import { orders } from '../../database/schema/orders'
import { tickets } from '../../database/schema/tickets'

/** Tickets a user has bought of each session and not given back, those of unpaid orders included. */
export async function boughtTickets(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ sessionId: tickets.sessionId, tickets: count() })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        or(ne(orders.state, 'UNPAID'), gt(orders.payBefore, clock.now())),
        inArray(tickets.state, ['RESERVED', 'UNUSED', 'LOCKED', 'USED', 'REFUNDING']),
      ),
    )
    .groupBy(tickets.sessionId)
  return new Map(rows.map((row) => [row.sessionId, row.tickets]))
}
