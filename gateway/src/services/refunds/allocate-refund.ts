import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { orders } from '../../database/schema/orders'
import { transactions } from '../../database/schema/payments'
import { refundPayments, refunds } from '../../database/schema/refunds'
import { lockOrders, type OrderRow } from '../orders/order-records'
import { addRefundPart } from './refund-parts'

/**
 * Locks an order and all that it was exchanged from or for: money goes back to the payments of the first of them, and
 * no two refunds may take the same.
 */
export async function lockChain(tx: Database, rootId: string): Promise<OrderRow[]> {
  const chain = await tx.select({ id: orders.id }).from(orders).where(eq(orders.rootId, rootId))
  return lockOrders(
    tx,
    chain.map(({ id }) => id),
  )
}

/** Writes down which payments the money of a refund goes back to. The chain of its order is locked. */
export async function allocateRefund(
  tx: Database,
  chain: readonly OrderRow[],
  { refundId, cents }: { refundId: string; cents: number },
): Promise<void> {
  let left = cents
  for (const source of await sourcesOf(tx, chain)) {
    const part = Math.min(left, source.left)
    if (part === 0) continue
    const { paymentId, transactionId } = source
    await addRefundPart(tx, { refundId, paymentId, transactionId, cents: part, isLate: false })
    left -= part
  }
  if (left > 0) throw new Error(`refund ${refundId} wants ${left} cents more than were paid`)
}

async function sourcesOf(tx: Database, chain: readonly OrderRow[]) {
  const orderIds = chain.map(({ id }) => id)
  const paid = await tx
    .select()
    .from(transactions)
    .where(and(inArray(transactions.orderId, orderIds), eq(transactions.state, 'PAID')))
    .orderBy(asc(transactions.id))
  const back = await tx
    .select({ transactionId: refundPayments.transactionId, cents: refundPayments.cents })
    .from(refundPayments)
    .innerJoin(refunds, eq(refunds.id, refundPayments.refundId))
    .where(
      and(
        inArray(
          refundPayments.transactionId,
          paid.map(({ id }) => id),
        ),
        eq(refundPayments.isLate, false),
        notInArray(refunds.state, ['REJECTED', 'CANCELED']),
      ),
    )
  return paid.flatMap(({ id, paymentId, cents }) => {
    const gone = back.filter(({ transactionId }) => transactionId === id).reduce((all, row) => all + row.cents, 0)
    return paymentId === null ? [] : [{ transactionId: id, paymentId, left: cents - gone }]
  })
}
