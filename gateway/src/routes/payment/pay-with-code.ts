import { payWithCode } from '@/contracts/payment/pay-with-code'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { privateRoute } from '../../http/define-route'
import { findPayableOrder } from '../../services/orders'
import { markPaid } from '../../services/pay-order'
import { takePaymentCode } from '../../services/payment-codes'
import { translate } from '../../texts/text'

export const payWithCodeRoute = privateRoute(payWithCode, async (call) => {
  const { input, db, clock, locale } = call
  const order = await findPayableOrder(call, input.transactionIds)
  if (!(await takePaymentCode(db, clock, order.transactionId, input.verificationCode))) {
    return { paymentInfoMap: { success: false, info: translate(locale, 'account.wrongCode') } }
  }
  const isPaid = await db.transaction((tx) => markPaid({ ...call, db: tx }, order.id, VERIFICATION_PRODUCT))
  return { paymentInfoMap: { success: isPaid, info: isPaid ? '' : translate(locale, 'payment.notPayable') } }
})
