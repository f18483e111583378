import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { payments, paymentTransactions, transactions } from '../../database/schema/payments'
import { newId } from '../../random'
import { confirmOrders } from '../orders/confirm-orders'
import { endUnpaid, isAwaitingPayment } from '../orders/end-orders'
import { lockOrders, type OrderRow } from '../orders/order-records'
import { refundLatePayment } from '../refunds/late-payments'
import type { Trade } from '../trade'
import { closePayments, setClosed } from './close-payments'

/** Final result of the provider. */
export type PaymentVerdict = 'APPROVED' | 'DECLINED' | 'CANCELLED'

/** The vendor's number and time of a payment, epoch ms. */
interface Receipt {
  vendorId: string
  vendorPaidAt: number
}

type PaymentRow = typeof payments.$inferSelect
type TransactionRow = typeof transactions.$inferSelect

/**
 * Applies a result of the payment provider, at any time and however often. A payment only moves forward: what was declined
 * or given up may still be approved, what is paid stays paid. Money for an order that is gone, or paid already, goes
 * back, once.
 */
export async function settlePayment(
  trade: Trade,
  paymentId: string,
  verdict: PaymentVerdict,
  receipt: Partial<Receipt> = {},
): Promise<void> {
  await inTransaction(trade.db, async (db) => {
    const orders = await lockOrders(db, await orderIdsOf(db, paymentId))
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId)).for('no key update')
    if (!payment || payment.state === 'PAID') return
    if (verdict === 'APPROVED') return receiveMoney({ ...trade, db }, { ...payment, ...receipt }, orders)
    await setClosed(db, [paymentId])
    await db.update(payments).set({ refusal: verdict }).where(eq(payments.id, paymentId))
  })
}

/** Records money without a payment page: by a code, or the sandbox. False if the order cannot be paid. */
export async function payTransactions(
  trade: Trade,
  transactionIds: readonly string[],
  paymentProduct: string,
): Promise<boolean> {
  return inTransaction(trade.db, async (db) => {
    const wanted = await db
      .select()
      .from(transactions)
      .where(inArray(transactions.id, [...transactionIds]))
    const orders = await lockOrders(db, [...new Set(wanted.map(({ orderId }) => orderId))])
    if (wanted.length === 0 || !orders.every((order) => isAwaitingPayment(order, trade.clock.now()))) return false
    const cents = wanted.reduce((total, row) => total + row.cents, 0)
    const payment: PaymentRow = {
      id: newId(),
      paymentProduct,
      state: 'CLOSED',
      cents,
      currency: 'CNY',
      chargedCents: cents,
      returnUrl: '',
      cancelUrl: '',
      refusal: null,
      createdAt: trade.clock.now(),
      paidAt: null,
      vendorId: null,
      vendorPaidAt: null,
      expiresAt: trade.clock.now(),
      checkAt: null,
      checks: 0,
    }
    await db.insert(payments).values(payment)
    await db
      .insert(paymentTransactions)
      .values(wanted.map(({ id }) => ({ paymentId: payment.id, transactionId: id, isOpen: false })))
    await receiveMoney({ ...trade, db }, payment, orders)
    return true
  })
}

/** The orders are locked, and so is the payment. */
async function receiveMoney(trade: Trade, payment: PaymentRow, orders: readonly OrderRow[]): Promise<void> {
  const { db, clock } = trade
  const now = clock.now()
  const { vendorId, vendorPaidAt } = payment
  await db
    .update(payments)
    .set({ state: 'PAID', paidAt: now, vendorId, vendorPaidAt, checkAt: null })
    .where(eq(payments.id, payment.id))
  await db.update(paymentTransactions).set({ isOpen: false }).where(eq(paymentTransactions.paymentId, payment.id))
  const wanted = await transactionsOf(db, payment.id)
  const payable = orders.filter((order) => isAwaitingPayment(order, now))
  const inTime = wanted.filter(({ orderId, state }) => state === 'UNPAID' && payable.some(({ id }) => id === orderId))
  const late = wanted.filter((transaction) => !inTime.includes(transaction))
  for (const { id } of inTime) {
    await db.update(transactions).set({ state: 'PAID', paymentId: payment.id }).where(eq(transactions.id, id))
  }
  for (const transaction of late) await refundLatePayment(trade, payment.id, transaction)
  await endUnpaid(
    trade,
    orders.filter((order) => order.state === 'UNPAID' && !payable.includes(order)),
    'EXPIRED',
  )
  const paid = await fullyPaid(db, payable)
  // Another payment attempt may still be open: its approval counts as late from now on.
  await closePayments(
    db,
    paid.map(({ id }) => id),
  )
  await confirmOrders(trade, paid, payment.paymentProduct)
}

async function fullyPaid(db: Database, payable: readonly OrderRow[]): Promise<OrderRow[]> {
  if (payable.length === 0) return []
  const rows = await db
    .select()
    .from(transactions)
    .where(
      inArray(
        transactions.orderId,
        payable.map(({ id }) => id),
      ),
    )
  return payable.filter(({ id }) => rows.every(({ orderId, state }) => orderId !== id || state === 'PAID'))
}

async function transactionsOf(db: Database, paymentId: string): Promise<TransactionRow[]> {
  const rows = await db
    .select()
    .from(transactions)
    .innerJoin(paymentTransactions, eq(paymentTransactions.transactionId, transactions.id))
    .where(eq(paymentTransactions.paymentId, paymentId))
    .orderBy(transactions.id)
  return rows.map((row) => row.transactions)
}

async function orderIdsOf(db: Database, paymentId: string): Promise<string[]> {
  const rows = await transactionsOf(db, paymentId)
  return [...new Set(rows.map(({ orderId }) => orderId))]
}
