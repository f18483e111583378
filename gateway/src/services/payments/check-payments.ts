import { and, asc, eq, lte, ne } from 'drizzle-orm'
import type { Context } from '../../call'
import { HOUR_MS } from '../../clock'
import { payments } from '../../database/schema/payments'
import { type PaymentProvider, type PaymentReport, VendorFault } from '../../providers/payment/contract'
import { paymentProviderOf } from '../../providers/providers'
import type { Trade } from '../trade'
import { applyReport } from './apply-report'

const BATCH = 20
/** Another process leaves a payment alone while this one calls the vendor, ms. */
const LEASE_MS = 60_000
/** The wait after the first question, ms; each further one is twice as long, up to ten minutes. */
const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 10 * 60_000
/** A payment that the vendor never had does not appear there so long after its end, ms. */
const GONE_AFTER_MS = 10 * 60_000

type PaymentRow = typeof payments.$inferSelect

/**
 * Queries payments at their vendors, and closes there what the shop has given up. An unknown result is never guessed: a payment is checked until its vendor says paid or closed. Returns the number checked.
 */
export async function checkPayments(trade: Trade & Pick<Context, 'providers'>): Promise<number> {
  const { db, clock, providers } = trade
  if (providers.payments.length === 0) return 0
  const due = await db
    .select()
    .from(payments)
    .where(lte(payments.checkAt, clock.now()))
    .orderBy(asc(payments.checkAt), asc(payments.id))
    .limit(BATCH)
  for (const payment of due) {
    const provider = paymentProviderOf(providers, payment.paymentProduct)
    if ((await claim(trade, payment, provider ? LEASE_MS : HOUR_MS)) && provider) {
      await checkPayment(trade, provider, payment)
    }
  }
  return due.length
}

async function claim({ db, clock }: Trade, { id, checkAt, checks }: PaymentRow, leaseMs: number): Promise<boolean> {
  if (checkAt === null) return false
  const claimed = await db
    .update(payments)
    .set({ checkAt: clock.now() + leaseMs, checks: checks + 1 })
    .where(and(eq(payments.id, id), eq(payments.checkAt, checkAt)))
    .returning({ id: payments.id })
  return claimed.length > 0
}

async function checkPayment(trade: Trade, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  const report = await reportOn(provider, payment, trade.clock.now())
  if (report !== null) await applyReport(trade, provider, payment.id, report)
  if (report?.state === 'PAID' || report?.state === 'CLOSED') return
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(payment.checks, 10))
  // Whatever has happened meanwhile stays: a paid one is not asked about, a given up one at once.
  await trade.db
    .update(payments)
    .set({ checkAt: trade.clock.now() + wait })
    .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state), ne(payments.checkAt, 0)))
}

/** State of a payment at its vendor; null if the vendor did not say. */
async function reportOn(provider: PaymentProvider, payment: PaymentRow, now: number): Promise<PaymentReport | null> {
  const { id: paymentId, paymentProduct: product, state, expiresAt } = payment
  const known = { paymentId, product }
  try {
    // A vendor refuses to close what is paid, or being paid: the question that follows decides.
    if (state === 'CLOSED') await provider.close(known, now).catch(ignoreFault)
    const report = await provider.query(known, now)
    const isGone = report.state === 'ABSENT' && now > expiresAt + GONE_AFTER_MS
    return isGone ? { state: 'CLOSED' } : report
  } catch (error) {
    return ignoreFault(error)
  }
}

function ignoreFault(error: unknown): null {
  if (error instanceof VendorFault) return null
  throw error
}
