import { and, eq, lte } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Database } from '../database/connect'
import { orderItems, orders, payments, tickets } from '../database/schema/orders'
import { releaseStock } from './stock'

export type CancelReason = 'order.cancelled.user' | 'order.cancelled.expired'

/** Cancels an unpaid order and gives its stock back, once: whoever comes second finds nothing to do. */
export async function cancelUnpaid(db: Database, orderId: string, cancelReason: CancelReason): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [cancelled] = await tx
      .update(orders)
      .set({ state: 'CANCELED', cancelReason })
      .where(and(eq(orders.id, orderId), eq(orders.state, 'UNPAID')))
      .returning({ id: orders.id })
    if (!cancelled) return false
    const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId))
    await releaseStock(tx, items)
    await tx.update(tickets).set({ state: 'REFUNDED' }).where(eq(tickets.orderId, orderId))
    await tx
      .update(payments)
      .set({ state: 'CLOSED' })
      .where(and(eq(payments.orderId, orderId), eq(payments.state, 'OPEN')))
    return true
  })
}

/** Cancels every order whose time to pay is over. */
export async function expireOrders(db: Database, clock: Clock): Promise<void> {
  const overdue = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'UNPAID'), lte(orders.payBefore, clock.now())))
  for (const { id } of overdue) await cancelUnpaid(db, id, 'order.cancelled.expired')
}
