import { and, eq } from 'drizzle-orm'
import { notFound } from '../../business-error'
import type { UserCall } from '../../call'
import { orders } from '../../database/schema/orders'
import { refunds } from '../../database/schema/refunds'
import type { RefundRow } from './refund-records'

/** A refund of the user; that of another user is not found. */
export async function findUserRefund(
  { db, user }: Pick<UserCall, 'db' | 'user'>,
  refundId: string,
): Promise<RefundRow> {
  const [row] = await db
    .select()
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, refundId), eq(orders.userId, user.userId)))
  if (!row) throw notFound()
  return row.refunds
}
