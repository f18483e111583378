import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Context } from '../../call'
import type { Show } from '../../catalogue/entities/show'
import { DAY_MS } from '../../clock'
import { orderLines, orders } from '../../database/schema/orders'
import { users } from '../../database/schema/people'

const MAX_ORDERS = 10

/** A recent purchase of tickets, without personal data. */
export interface RecentPurchase {
  nickname: string
  /** Epoch ms. */
  paidAt: number
  qty: number
}

/** The latest paid orders of a show, of the last day: by session, as lines are indexed. */
export async function recentPurchases(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sessions }: Show,
): Promise<RecentPurchase[]> {
  const sessionIds = sessions.map(({ sessionId }) => sessionId)
  const rows = await db
    .select({ nickname: users.nickname, paidAt: orders.paidAt, qty: orderLines.qty })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(inArray(orderLines.sessionId, sessionIds), gte(orders.paidAt, clock.now() - DAY_MS)))
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(MAX_ORDERS)
  return rows.map((row) => ({ ...row, paidAt: row.paidAt ?? 0 }))
}
