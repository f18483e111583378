import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { payments, paymentTransactions, transactions } from '../../database/schema/payments'

/** Closes every open payment of these orders. The provider may still report a result. */
export async function closePayments(tx: Database, orderIds: readonly string[]): Promise<void> {
  const open = await tx
    .selectDistinct({ id: paymentTransactions.paymentId })
    .from(paymentTransactions)
    .innerJoin(transactions, eq(transactions.id, paymentTransactions.transactionId))
    .where(and(inArray(transactions.orderId, [...orderIds]), paymentTransactions.isOpen))
  await setClosed(
    tx,
    open.map(({ id }) => id),
  )
}

/** Gives up payments that are open. */
export async function setClosed(tx: Database, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return
  const ids = [...paymentIds]
  const locked = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.id, ids), eq(payments.state, 'OPEN')))
    .orderBy(payments.id)
    .for('no key update')
  if (locked.length > 0) {
    await tx
      .update(payments)
      // A payment that its vendor has is closed there at once.
      .set({ state: 'CLOSED', checks: 0, checkAt: sql`CASE WHEN ${payments.checkAt} IS NOT NULL THEN 0 END` })
      .where(
        inArray(
          payments.id,
          locked.map(({ id }) => id),
        ),
      )
  }
  await tx.update(paymentTransactions).set({ isOpen: false }).where(inArray(paymentTransactions.paymentId, ids))
}
