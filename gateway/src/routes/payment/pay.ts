import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type PayInput, type PayOutput, pay } from '@/contracts/payment/pay'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { privateRoute } from '../../http/define-route'
import { checkReturn } from '../../services/links/return-address'
import { offeredProvider } from '../../services/payments/offered-provider'
import { payByCode } from '../../services/payments/pay-by-code'
import { startAtVendor } from '../../services/payments/start-at-vendor'
import { startPayment } from '../../services/payments/start-payment'

/** A payment that its vendor does not know yet. */
interface BegunPayment extends PayOutput {
  paymentId: string
}

/**
 * Starts a payment; one that was started before and not finished is closed. The vendor hears of it after the
 * transaction, and again when the call is repeated: to the vendor it is the same payment.
 */
export const payRoute = privateRoute(pay, begin, {
  async complete(call, created) {
    const begun = created as PayOutput | BegunPayment
    if (!('paymentId' in begun)) return begun
    const { paymentId, ...answer } = begun
    return { ...answer, ...(await startAtVendor(call as UserCall<PayInput>, paymentId)) }
  },
})

async function begin(call: UserCall<PayInput>): Promise<PayOutput | BegunPayment> {
  const { input, user, terminalSrc } = call
  const { paymentProduct, transactionIds, returnUrl = '', cancelUrl = '', verificationCode } = input
  checkReturn('returnUrl', returnUrl)
  checkReturn('cancelUrl', cancelUrl)
  const provider = offeredProvider(call.providers, input.src ?? terminalSrc, paymentProduct)
  if (provider.needsOpenId(paymentProduct) && !input.openId) {
    throw new BusinessError(BUSINESS_ERROR.badInput, 'payment.noOpenId', { mode: 1 })
  }
  if (paymentProduct === VERIFICATION_PRODUCT && verificationCode !== undefined) {
    return { paymentProduct, paymentInfoMap: await payByCode(call, verificationCode) }
  }
  const { userId } = user
  const start = { userId, transactionIds, paymentProduct, returnUrl, cancelUrl }
  return { paymentProduct, paymentId: await startPayment(call, provider, start) }
}
