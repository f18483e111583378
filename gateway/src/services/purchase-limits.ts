import { and, eq, ne, sum } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { orders } from '../database/schema/orders'

/** Tickets a user holds of each session, unpaid orders included. */
export async function boughtTickets(db: Database, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ sessionId: orders.sessionId, tickets: sum(orders.ticketQty) })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.state, 'CANCELED')))
    .groupBy(orders.sessionId)
  return new Map(rows.map(({ sessionId, tickets }) => [sessionId, Number(tickets ?? 0)]))
}
