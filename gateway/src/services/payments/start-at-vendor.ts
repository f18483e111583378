import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { PayInput } from '@/contracts/payment/pay'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { orders } from '../../database/schema/orders'
import { payments, paymentTransactions, transactions } from '../../database/schema/payments'
import { type PaymentParameters, VendorFault } from '../../providers/payment/contract'
import { shopName } from '../../shop/shop-name'
import { offeredProvider } from './offered-provider'

/**
 * Data with which the app continues a payment that is open. A vendor that does not answer leaves it open: the buyer may
 * repeat the call, and a job queries the vendor.
 */
export async function startAtVendor(call: UserCall<PayInput>, paymentId: string): Promise<PaymentParameters> {
  const { input, providers, clock, locale, origin, callerAddress, shop, terminalSrc } = call
  const { openId = '', returnUrl = '' } = input
  const { payment, orderNumber } = await openPayment(call, paymentId)
  const product = payment.paymentProduct
  const provider = offeredProvider(providers, input.src ?? terminalSrc, product)
  const charge = { currency: payment.currency, cents: payment.chargedCents }
  const { expiresAt } = payment
  const subject = `${shopName(shop, locale)} ${orderNumber}`
  const start = { paymentId, product, charge, expiresAt, subject, openId, returnUrl }
  try {
    return await provider.start({ ...start, locale, origin, callerAddress, now: clock.now() })
  } catch (error) {
    if (!(error instanceof VendorFault)) throw error
    throw new BusinessError(BUSINESS_ERROR.vendorUnavailable, 'payment.vendorUnavailable', { mode: 1 })
  }
}

/** A payment to begin at the vendor; not one that was paid, closed or replaced since. */
async function openPayment({ db }: UserCall, paymentId: string) {
  const [open] = await db
    .select({ payment: payments, orderNumber: orders.orderNumber })
    .from(payments)
    .innerJoin(paymentTransactions, eq(paymentTransactions.paymentId, payments.id))
    .innerJoin(transactions, eq(transactions.id, paymentTransactions.transactionId))
    .innerJoin(orders, eq(orders.id, transactions.orderId))
    .where(eq(payments.id, paymentId))
    .limit(1)
  if (open?.payment.state === 'OPEN') return open
  throw new BusinessError(BUSINESS_ERROR.notPayable, 'payment.notPayable', { mode: 1 })
}
