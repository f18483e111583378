import { eq } from 'drizzle-orm'
import { payments } from '../../database/schema/payments'
import type { PaymentProvider, PaymentReport } from '../../providers/payment/contract'
import type { Trade } from '../trade'
import { listDifference } from './differences'
import { settlePayment } from './settle-payment'

/**
 * Applies what a vendor says about a payment, at any time and however often. Money counts only in full, in the currency
 * of the payment, and for a payment of this vendor; anything else is listed for finance and pays nothing.
 */
export async function applyReport(
  trade: Trade,
  provider: PaymentProvider,
  paymentId: string,
  report: PaymentReport,
): Promise<void> {
  const [payment] = await trade.db.select().from(payments).where(eq(payments.id, paymentId))
  const isOwn = payment !== undefined && provider.takes(payment.paymentProduct)
  if (report.state !== 'PAID') {
    if (report.state === 'CLOSED' && isOwn) await endPayment(trade, paymentId)
    return
  }
  const { money, vendorId, paidAt } = report
  if (!isOwn) {
    return listDifference(trade, { provider, kind: 'UNKNOWN_PAYMENT', reference: paymentId, vendor: money })
  }
  const booked = { cents: payment.chargedCents, currency: payment.currency }
  if (money.cents !== booked.cents || money.currency !== booked.currency) {
    const reference = paymentId
    await listDifference(trade, { provider, kind: 'OTHER_PAYMENT_AMOUNT', reference, booked, vendor: money })
    // Asking again brings the same.
    await trade.db.update(payments).set({ checkAt: null }).where(eq(payments.id, paymentId))
    return
  }
  await settlePayment(trade, paymentId, 'APPROVED', { vendorId, vendorPaidAt: paidAt })
}

/** The vendor takes no money for the payment anymore. */
async function endPayment(trade: Trade, paymentId: string): Promise<void> {
  const [open] = await trade.db
    .update(payments)
    .set({ checkAt: null })
    .where(eq(payments.id, paymentId))
    .returning({ state: payments.state })
  if (open?.state === 'OPEN') await settlePayment(trade, paymentId, 'CANCELLED')
}
