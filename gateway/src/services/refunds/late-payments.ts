import { eq } from 'drizzle-orm'
import { DEFAULT_LOCALE } from '@/domain/locale'
import { formatCents } from '@/domain/money'
import { orders } from '../../database/schema/orders'
import type { transactions } from '../../database/schema/payments'
import { users } from '../../database/schema/people'
import { refunds } from '../../database/schema/refunds'
import { newId } from '../../random'
import { notifyByPhoneOrEmail } from '../messages/outbox'
import type { Trade } from '../trade'
import { addRefundPart } from './refund-parts'

/**
 * Refunds a late payment automatically and notifies the buyer: no clerk decides, and the vendor gets it like any other
 * refund. Once: the database rejects a second refund of a payment.
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
    state: 'APPROVED',
    reasonCode: 'LATE_PAYMENT',
    remark: '',
    cents,
    deliveryCents: 0,
    feeCents: 0,
    cardCents: 0,
    isWhole: false,
    createdAt: at,
    decidedAt: at,
    sentAt: null,
    endedAt: null,
  })
  await addRefundPart(db, { refundId, paymentId, transactionId, cents, isLate: true })
  await notifyBuyer({ db, clock }, paymentId, orderId, cents)
}

async function notifyBuyer({ db, clock }: Trade, paymentId: string, orderId: string, cents: number): Promise<void> {
  const [found] = await db
    .select({ user: users, order: orders.orderNumber })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  if (!found) return
  const { user, order } = found
  const locale = user.messageLanguage ?? DEFAULT_LOCALE
  const values = { order, amount: formatCents(cents) }
  const event = `late-payment ${paymentId}`
  await notifyByPhoneOrEmail({ db, clock }, user, { locale, key: 'refund.late', values }, { event })
}
