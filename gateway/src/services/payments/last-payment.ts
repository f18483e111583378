import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { payments, paymentTransactions, transactions } from '../../database/schema/payments'

/** The newest payment that was begun for an order; `null` before the first attempt. */
export async function findLastPayment(
  db: Database,
  orderId: string,
): Promise<Pick<typeof payments.$inferSelect, 'state' | 'refusal' | 'paymentProduct'> | null> {
  const [payment] = await db
    .select({ state: payments.state, refusal: payments.refusal, paymentProduct: payments.paymentProduct })
    .from(payments)
    .innerJoin(paymentTransactions, eq(paymentTransactions.paymentId, payments.id))
    .innerJoin(transactions, eq(transactions.id, paymentTransactions.transactionId))
    .where(eq(transactions.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  return payment ?? null
}
