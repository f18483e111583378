import type { transactions } from '../../database/schema/payments'
import { refundPayments, refunds } from '../../database/schema/refunds'
import { newId } from '../../random'
import type { Trade } from '../trade'

/**
 * Money that came too late goes back to where it came from, without anybody asking. Once: a payment is taken once, and
 * the database refuses a second time.
 */
export async function refundLatePayment(
  { db, clock }: Trade,
  paymentId: string,
  { id: transactionId, orderId, cents }: typeof transactions.$inferSelect,
): Promise<void> {
  if (cents === 0) return
  const at = clock.now()
  const refundId = newId()
  await db.insert(refunds).values({
    id: refundId,
    orderId,
    kind: 'LATE_PAYMENT',
    state: 'REFUNDED',
    reasonCode: 'LATE_PAYMENT',
    remark: '',
    cents,
    deliveryCents: 0,
    feeCents: 0,
    cardCents: 0,
    isWhole: false,
    createdAt: at,
    decidedAt: at,
    sentAt: at,
    endedAt: at,
  })
  await db.insert(refundPayments).values({ refundId, paymentId, transactionId, cents, isLate: true })
}
