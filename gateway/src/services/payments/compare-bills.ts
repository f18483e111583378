import { and, asc, between, eq, inArray, isNotNull, isNull, lte, min } from 'drizzle-orm'
import type { Context } from '../../call'
import { DAY_MS, HOUR_MS } from '../../clock'
import type { Database } from '../../database/connect'
import { paymentBills, payments } from '../../database/schema/payments'
import { refundPayments } from '../../database/schema/refunds'
import { type BillLine, type PaymentProvider, VendorFault } from '../../providers/payment/contract'
import type { Trade } from '../trade'
import { applyReport } from './apply-report'
import { listDifference } from './differences'

/** China's clocks are ahead of UTC, ms. */
const CHINA_MS = 8 * HOUR_MS
/** Vendors have the bill of a day so long after its end, ms. */
const READY_AFTER_MS = 11 * HOUR_MS
/** Days that are made up for after a pause. */
const DAYS_BACK = 7

type BillTrade = Trade & Pick<Context, 'providers'>
type BilledProvider = PaymentProvider & { billOf: NonNullable<PaymentProvider['billOf']> }

/** Compares the vendors' bills of the past days with the books, each once; returns the number of bills compared. */
export async function compareBills(trade: BillTrade): Promise<number> {
  let compared = 0
  for (const provider of trade.providers.payments) {
    if (!hasBills(provider)) continue
    await expectBills(trade, provider)
    for (const { day, tries } of await dueBills(trade, provider)) {
      compared += Number(await compareBill(trade, provider, day, tries))
    }
  }
  return compared
}

function hasBills(provider: PaymentProvider): provider is BilledProvider {
  return provider.billOf !== null
}

/** `yyyy-MM-dd` of a time in China. */
function dayOf(at: number): string {
  return new Date(at + CHINA_MS).toISOString().slice(0, 10)
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`)
}

/** Days that had money and are over. */
async function expectBills({ db, clock }: Trade, provider: BilledProvider): Promise<void> {
  const now = clock.now()
  const [first] = await db
    .select({ at: min(payments.vendorPaidAt) })
    .from(payments)
    .where(isNotNull(payments.vendorPaidAt))
  if (first?.at == null) return
  const since = dayOf(Number(first.at))
  const days = Array.from({ length: DAYS_BACK }, (_, at) => dayOf(now - (at + 1) * DAY_MS)).filter(
    (day) => day >= since,
  )
  if (days.length === 0) return
  const known = await db
    .select({ day: paymentBills.day })
    .from(paymentBills)
    .where(and(eq(paymentBills.provider, provider.name), inArray(paymentBills.day, days)))
  const missing = days.filter((day) => known.every((bill) => bill.day !== day))
  if (missing.length === 0) return
  const dueAt = (day: string) => startOf(day) + DAY_MS + READY_AFTER_MS
  await db
    .insert(paymentBills)
    .values(missing.map((day) => ({ provider: provider.name, day, state: 'WAITING' as const, dueAt: dueAt(day) })))
    .onConflictDoNothing()
}

function dueBills({ db, clock }: Trade, { name }: BilledProvider) {
  return db
    .select()
    .from(paymentBills)
    .where(
      and(eq(paymentBills.provider, name), eq(paymentBills.state, 'WAITING'), lte(paymentBills.dueAt, clock.now())),
    )
    .orderBy(asc(paymentBills.day))
}

/** True if the bill is compared now; a bill that is not available is fetched an hour later. */
async function compareBill(trade: BillTrade, provider: BilledProvider, day: string, tries: number): Promise<boolean> {
  const { db, clock } = trade
  const own = and(eq(paymentBills.provider, provider.name), eq(paymentBills.day, day))
  const claimed = await db
    .update(paymentBills)
    .set({ dueAt: clock.now() + HOUR_MS, tries: tries + 1 })
    .where(and(own, eq(paymentBills.tries, tries)))
    .returning({ day: paymentBills.day })
  if (claimed.length === 0) return false
  const lines = await provider.billOf(day, clock.now()).catch((error) => {
    if (error instanceof VendorFault) return null
    throw error
  })
  if (lines === null) return false
  for (const line of lines) await compareLine(trade, provider, day, line)
  await listMissing(trade, provider, day, lines)
  await db.update(paymentBills).set({ state: 'DONE', lines: lines.length }).where(own)
  return true
}

/** A line counts as a report: a payment that the books had not heard of is settled now. */
async function compareLine(trade: BillTrade, provider: BilledProvider, day: string, line: BillLine): Promise<void> {
  if (line.kind === 'REFUND') return compareRefund(trade, provider, day, line)
  const { paymentId, money, at } = line
  const [payment] = await trade.db.select().from(payments).where(eq(payments.id, paymentId))
  const isSame =
    payment?.state === 'PAID' && payment.chargedCents === money.cents && payment.currency === money.currency
  if (isSame) return
  const vendorId = payment?.vendorId ?? ''
  await applyReport(trade, provider, paymentId, { state: 'PAID', money, vendorId, paidAt: at })
}

/** A refund on a bill may still be on its way: the line compares, and the question to the vendor settles. */
async function compareRefund(
  trade: BillTrade,
  provider: BilledProvider,
  day: string,
  { refundId, money }: BillLine,
): Promise<void> {
  const [row] = await trade.db
    .select({ cents: refundPayments.chargedCents, currency: payments.currency, product: payments.paymentProduct })
    .from(refundPayments)
    .innerJoin(payments, eq(payments.id, refundPayments.paymentId))
    .where(eq(refundPayments.id, refundId))
  if (!row || !provider.takes(row.product)) {
    return listDifference(trade, { provider, kind: 'UNKNOWN_REFUND', reference: refundId, vendor: money })
  }
  const { product: _product, ...booked } = row
  if (booked.cents !== money.cents || booked.currency !== money.currency) {
    await listDifference(trade, { provider, kind: 'OTHER_REFUND_AMOUNT', reference: refundId, booked, vendor: money })
  }
  await trade.db.update(refundPayments).set({ billedOn: day }).where(eq(refundPayments.id, refundId))
}

/** Money of the books that the bills lack: payments by the vendor's time, refunds two days after the buyer had them. */
async function listMissing(
  trade: BillTrade,
  provider: BilledProvider,
  day: string,
  lines: readonly BillLine[],
): Promise<void> {
  const billed = new Set(lines.map(({ refundId, paymentId }) => refundId || paymentId))
  for (const { id, product, ...booked } of await paidOn(trade.db, day)) {
    if (billed.has(id) || !provider.takes(product)) continue
    await listDifference(trade, { provider, kind: 'MISSING_PAYMENT', reference: id, booked })
  }
  for (const { id, product, ...booked } of await unbilledRefunds(trade.db, startOf(day) - DAY_MS)) {
    if (!provider.takes(product)) continue
    await listDifference(trade, { provider, kind: 'MISSING_REFUND', reference: id, booked })
  }
}

function paidOn(db: Database, day: string) {
  const start = startOf(day)
  return db
    .select({
      id: payments.id,
      product: payments.paymentProduct,
      cents: payments.chargedCents,
      currency: payments.currency,
    })
    .from(payments)
    .where(and(eq(payments.state, 'PAID'), between(payments.vendorPaidAt, start, start + DAY_MS - 1)))
}

/** Refunds that buyers had in the day before a time, epoch ms, and that are on no bill. */
function unbilledRefunds(db: Database, before: number) {
  return db
    .select({
      id: refundPayments.id,
      product: payments.paymentProduct,
      cents: refundPayments.chargedCents,
      currency: payments.currency,
    })
    .from(refundPayments)
    .innerJoin(payments, eq(payments.id, refundPayments.paymentId))
    .where(and(isNull(refundPayments.billedOn), between(refundPayments.backAt, before - DAY_MS, before - 1)))
}
