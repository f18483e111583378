import { and, asc, eq } from 'drizzle-orm'
import { notFound } from '../../business-error'
import type { Database } from '../../database/connect'
import { orderLines, orders } from '../../database/schema/orders'
import { tickets, vouchers } from '../../database/schema/tickets'

/** A shared voucher with its number of tickets. */
export async function sharedVoucher(db: Database, voucherId: string) {
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId))
  if (!voucher) throw notFound()
  return { voucher, qty: await db.$count(tickets, eq(tickets.voucherId, voucherId)) }
}

/** Ticket lines of a shared order, and its number of units. */
export async function sharedPurchase(db: Database, orderId: string) {
  const [order] = await db.select({ unitQty: orders.unitQty }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw notFound()
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'TICKET')))
    .orderBy(asc(orderLines.sequence))
  return { unitQty: order.unitQty, lines }
}
