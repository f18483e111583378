import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { pay } from '@/contracts/payment/pay'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { BusinessError } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { paymentProviderOf, productsFor } from '../../providers/providers'
import { checkReturn } from '../../services/links/return-address'
import { payByCode } from '../../services/payments/pay-by-code'
import { needsOpenId } from '../../services/payments/payment-products'
import { startPayment } from '../../services/payments/start-payment'

/** Starts a payment; one that was started before and not finished is closed. */
export const payRoute = privateRoute(pay, async (call) => {
  const { input, user, terminalSrc, clock, origin, locale, providers } = call
  const { paymentProduct, transactionIds, returnUrl = '', cancelUrl = '', verificationCode } = input
  checkReturn('returnUrl', returnUrl)
  checkReturn('cancelUrl', cancelUrl)
  const provider = paymentProviderOf(providers, paymentProduct)
  if (!provider || !productsFor(providers, input.src ?? terminalSrc).includes(paymentProduct)) {
    throw new BusinessError(BUSINESS_ERROR.badInput, 'payment.noProduct', { mode: 1 })
  }
  if (needsOpenId(paymentProduct) && !input.openId) {
    throw new BusinessError(BUSINESS_ERROR.badInput, 'payment.noOpenId', { mode: 1 })
  }
  if (paymentProduct === VERIFICATION_PRODUCT && verificationCode !== undefined) {
    return { paymentProduct, paymentInfoMap: await payByCode(call, verificationCode) }
  }
  const { userId } = user
  const paymentId = await startPayment(call, { userId, transactionIds, paymentProduct, returnUrl, cancelUrl })
  const start = { paymentId, product: paymentProduct, origin, locale, now: clock.now() }
  return { paymentProduct, ...(await provider.start(start)) }
})
