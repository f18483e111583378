import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { pay } from '@/contracts/payment/pay'
import { localeToUrl } from '@/domain/locale'
import { BusinessError } from '../../business-error'
import { payments } from '../../database/schema/orders'
import { privateRoute } from '../../http/define-route'
import { presentPayment } from '../../presenters/payment'
import { newId } from '../../random'
import { findPayableOrder } from '../../services/orders'
import { needsOpenId, productsFor } from '../../services/payment-products'

/** Starts a payment; one that was started before and not finished is closed. */
export const payRoute = privateRoute(pay, async (call) => {
  const { input, terminalSrc, clock, db, origin, locale } = call
  const order = await findPayableOrder(call, input.transactionIds)
  const { paymentProduct } = input
  if (!productsFor(terminalSrc).includes(paymentProduct)) {
    throw new BusinessError(BUSINESS_ERROR.badInput, 'payment.noProduct', { mode: 1 })
  }
  if (needsOpenId(paymentProduct) && !input.openId) {
    throw new BusinessError(BUSINESS_ERROR.badInput, 'payment.noOpenId', { mode: 1 })
  }
  await db
    .update(payments)
    .set({ state: 'CLOSED' })
    .where(and(eq(payments.orderId, order.id), eq(payments.state, 'OPEN')))
  const paymentId = newId()
  await db.insert(payments).values({
    id: paymentId,
    orderId: order.id,
    paymentProduct,
    state: 'OPEN',
    returnUrl: input.returnUrl ?? '',
    cancelUrl: input.cancelUrl ?? '',
    createdAt: clock.now(),
  })
  const cashier = `${origin}/sandbox/cashier/${paymentId}?lang=${localeToUrl(locale)}`
  return { paymentProduct, ...presentPayment(paymentProduct, paymentId, cashier, clock.now()) }
})
