import { and, eq } from 'drizzle-orm'
import type { Context } from '../call'
import type { Database } from '../database/connect'
import { orderItems, orders, payments, tickets, vouchers } from '../database/schema/orders'
import { newId } from '../random'
import { sellStock } from './stock'

export type PaymentVerdict = 'APPROVED' | 'DECLINED' | 'CANCELLED'

type PaymentContext = Pick<Context, 'db' | 'clock' | 'shop'>

/** Turns an unpaid order into a paid one with its voucher, once. Call it inside a transaction. */
export async function markPaid(
  { db, clock, shop }: PaymentContext,
  orderId: string,
  product: string,
): Promise<boolean> {
  const [order] = await db
    .update(orders)
    .set({ state: 'RESERVE', paidAt: clock.now(), paymentProduct: product })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'UNPAID')))
    .returning()
  if (!order) return false
  await sellStock(db, await db.select().from(orderItems).where(eq(orderItems.orderId, orderId)))
  const voucherId = newId()
  const { session } = shop.catalogue.session(order.sessionId)
  await db.insert(vouchers).values({
    id: voucherId,
    orderId,
    userId: order.userId,
    sessionId: order.sessionId,
    showTime: session.beginAt,
    createdAt: clock.now(),
  })
  await db.update(tickets).set({ voucherId }).where(eq(tickets.orderId, orderId))
  // Paper tickets still have to be sent; everything else can be used at once.
  if (order.deliverMethod !== 'EXPRESS') {
    await db.update(orders).set({ state: 'DELIVERING' }).where(eq(orders.id, orderId))
  }
  return true
}

/**
 * What the payment provider says in the end. Saying it twice has the effect of once; an approval that comes after the
 * order is gone is refunded.
 */
export async function settlePayment(
  context: PaymentContext,
  paymentId: string,
  verdict: PaymentVerdict,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const state = verdict === 'APPROVED' ? 'PAID' : 'CLOSED'
    const [payment] = await tx
      .update(payments)
      .set({ state })
      .where(and(eq(payments.id, paymentId), eq(payments.state, 'OPEN')))
      .returning()
    const late = payment ?? (await closedPayment(tx, paymentId, verdict))
    if (!late || verdict !== 'APPROVED') return
    if (await markPaid({ ...context, db: tx }, late.orderId, late.paymentProduct)) return
    await tx.update(payments).set({ state: 'REFUNDED_LATE' }).where(eq(payments.id, paymentId))
  })
}

/** A provider may approve what was closed meanwhile, because the order expired. */
async function closedPayment(tx: Database, paymentId: string, verdict: PaymentVerdict) {
  if (verdict !== 'APPROVED') return undefined
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.state, 'CLOSED')))
  return payment
}
