import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { payments, paymentTransactions, transactions } from '../../database/schema/payments'
import { refundPayments, refunds } from '../../database/schema/refunds'
import { newId } from '../../random'

/** Money of a refund that goes back to one payment. */
interface RefundPart {
  refundId: string
  paymentId: string
  transactionId: string
  cents: number
  isLate: boolean
}

/** Adds a part to a refund. The order of its transaction is locked. */
export async function addRefundPart(tx: Database, part: RefundPart): Promise<void> {
  const chargedCents = await chargedCentsOf(tx, part)
  await tx.insert(refundPayments).values({ ...part, id: newId(), chargedCents })
}

/**
 * The same money in the currency of the payment. Parts of a transaction add up to its share of what the vendor took, and
 * the shares to all of it, whatever was rounded.
 */
async function chargedCentsOf(tx: Database, { paymentId, transactionId, cents }: RefundPart): Promise<number> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  if (!payment) throw new Error(`no payment ${paymentId}`)
  if (payment.chargedCents === payment.cents) return cents
  const rows = await tx
    .select({ id: transactions.id, cents: transactions.cents })
    .from(paymentTransactions)
    .innerJoin(transactions, eq(transactions.id, paymentTransactions.transactionId))
    .where(eq(paymentTransactions.paymentId, paymentId))
    .orderBy(asc(transactions.id))
  const at = rows.findIndex(({ id }) => id === transactionId)
  const before = rows.slice(0, at).reduce((total, row) => total + row.cents, 0)
  const own = rows[at]?.cents ?? 0
  const share = scaled(payment, before + own) - scaled(payment, before)
  const back = await sentBack(tx, paymentId, transactionId)
  return scaled({ cents: own, chargedCents: share }, back.cents + cents) - back.chargedCents
}

async function sentBack(tx: Database, paymentId: string, transactionId: string) {
  const total = (column: typeof refundPayments.cents | typeof refundPayments.chargedCents) =>
    sql<number>`coalesce(sum(${column}), 0)::int`
  const [back] = await tx
    .select({ cents: total(refundPayments.cents), chargedCents: total(refundPayments.chargedCents) })
    .from(refundPayments)
    .innerJoin(refunds, eq(refunds.id, refundPayments.refundId))
    .where(
      and(
        eq(refundPayments.paymentId, paymentId),
        eq(refundPayments.transactionId, transactionId),
        notInArray(refunds.state, ['REJECTED', 'CANCELED']),
      ),
    )
  return back ?? { cents: 0, chargedCents: 0 }
}

function scaled({ cents, chargedCents }: { cents: number; chargedCents: number }, part: number): number {
  return Math.round((chargedCents * part) / cents)
}
