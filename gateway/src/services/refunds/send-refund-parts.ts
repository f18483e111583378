import { and, asc, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import type { Context } from '../../call'
import { HOUR_MS } from '../../clock'
import { payments } from '../../database/schema/payments'
import { refundPayments, refunds } from '../../database/schema/refunds'
import {
  type PaymentProvider,
  type RefundReport,
  VendorFault,
  type VendorRefund,
} from '../../providers/payment/contract'
import { paymentProviderOf } from '../../providers/providers'
import { listDifference } from '../payments/differences'
import type { Trade } from '../trade'

/** Parts handled before others get their turn. */
const BATCH = 20
/** Another process leaves a part alone while this one calls the vendor, ms. */
const LEASE_MS = 60_000
/** The wait after the first failure, ms; each further one is twice as long, up to an hour. */
const FIRST_WAIT_MS = 15_000

type RefundTrade = Trade & Pick<Context, 'providers'>

interface DuePart extends VendorRefund {
  state: 'WAITING' | 'SENT'
  dueAt: number
  attempts: number
}

/**
 * Calls vendors about due parts of refunds: what they do not have is sent, what they have is queried. Nothing is
 * given up: a vendor that refuses is called again every hour, and its code is on the part. Returns the number of parts.
 */
export async function sendRefundParts(trade: RefundTrade): Promise<number> {
  if (trade.providers.payments.length === 0) return 0
  const due = await dueParts(trade)
  for (const part of due) await handlePart(trade, part)
  return due.length
}

async function dueParts({ db, clock }: Trade): Promise<DuePart[]> {
  const rows = await db
    .select({ part: refundPayments, payment: payments, sentAt: refunds.sentAt })
    .from(refundPayments)
    .innerJoin(refunds, eq(refunds.id, refundPayments.refundId))
    .innerJoin(payments, eq(payments.id, refundPayments.paymentId))
    .where(
      and(
        inArray(refunds.state, ['APPROVED', 'REFUNDING']),
        ne(refundPayments.state, 'BACK'),
        lte(refundPayments.dueAt, clock.now()),
      ),
    )
    .orderBy(asc(refundPayments.dueAt), asc(refundPayments.id))
    .limit(BATCH)
  return rows.map(({ part, payment, sentAt }) => ({
    refundId: part.id,
    paymentId: payment.id,
    product: payment.paymentProduct,
    money: { currency: payment.currency, cents: part.chargedCents },
    charge: { currency: payment.currency, cents: payment.chargedCents },
    sentAt,
    state: part.state === 'SENT' ? 'SENT' : 'WAITING',
    dueAt: part.dueAt,
    attempts: part.attempts,
  }))
}

async function handlePart(trade: RefundTrade, part: DuePart): Promise<void> {
  const { db, clock, providers } = trade
  const provider = paymentProviderOf(providers, part.product)
  const isSeen = and(eq(refundPayments.id, part.refundId), eq(refundPayments.dueAt, part.dueAt))
  const dueAt = clock.now() + (provider ? LEASE_MS : HOUR_MS)
  const [claimed] = await db
    .update(refundPayments)
    .set({ dueAt, attempts: part.attempts + 1 })
    .where(isSeen)
    .returning({ id: refundPayments.id })
  if (!claimed || !provider) return
  try {
    await recordReport(trade, provider, part, await callVendor(provider, part, clock.now()))
  } catch (error) {
    if (!(error instanceof VendorFault)) throw error
    const wait = Math.min(HOUR_MS, FIRST_WAIT_MS * 2 ** Math.min(part.attempts, 10))
    await db
      .update(refundPayments)
      .set({ fault: error.code, dueAt: clock.now() + wait })
      .where(and(eq(refundPayments.id, part.refundId), ne(refundPayments.state, 'BACK')))
  }
}

/** A refund that the vendor accepted is queried, and sent again only where the vendor does not have it. */
async function callVendor(provider: PaymentProvider, part: DuePart, now: number): Promise<RefundReport> {
  if (part.state === 'WAITING') return provider.refund(part, now)
  const report = await provider.queryRefund(part, now)
  return report.state === 'ABSENT' ? provider.refund(part, now) : report
}

async function recordReport(
  { db, clock }: Trade,
  provider: PaymentProvider,
  part: DuePart,
  report: RefundReport,
): Promise<void> {
  if (report.state === 'BACK') return receiveRefund({ db, clock }, provider, part.refundId, report)
  const wait = Math.min(HOUR_MS, provider.refundTakesMs * 2 ** Math.max(0, Math.min(part.attempts - 1, 10)))
  await db
    .update(refundPayments)
    .set({ state: 'SENT', fault: null, dueAt: clock.now() + wait })
    .where(and(eq(refundPayments.id, part.refundId), gt(refundPayments.dueAt, 0), ne(refundPayments.state, 'BACK')))
}

/** The buyer has a part of a refund, says its vendor; anything but the amount of the books is listed for finance. */
export async function receiveRefund(
  { db, clock }: Trade,
  provider: PaymentProvider,
  refundId: string,
  { money }: Extract<RefundReport, { state: 'BACK' }>,
): Promise<void> {
  const [row] = await db
    .select({ cents: refundPayments.chargedCents, currency: payments.currency, product: payments.paymentProduct })
    .from(refundPayments)
    .innerJoin(payments, eq(payments.id, refundPayments.paymentId))
    .where(eq(refundPayments.id, refundId))
  const trade = { db, clock }
  if (!row || !provider.takes(row.product)) {
    return listDifference(trade, { provider, kind: 'UNKNOWN_REFUND', reference: refundId, vendor: money })
  }
  const { product: _product, ...booked } = row
  if (booked.cents !== money.cents || booked.currency !== money.currency) {
    await listDifference(trade, { provider, kind: 'OTHER_REFUND_AMOUNT', reference: refundId, booked, vendor: money })
  }
  await db
    .update(refundPayments)
    .set({ state: 'BACK', fault: null, backAt: clock.now() })
    .where(and(eq(refundPayments.id, refundId), ne(refundPayments.state, 'BACK')))
}
