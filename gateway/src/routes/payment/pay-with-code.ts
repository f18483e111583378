import { payWithCode } from '@/contracts/payment/pay-with-code'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { privateRoute } from '../../http/define-route'
import { findPayable } from '../../services/payments/payable-transactions'
import { takePaymentCode } from '../../services/payments/payment-codes'
import { payTransactions } from '../../services/payments/settle-payment'
import { translate } from '../../texts/text'

export const payWithCodeRoute = privateRoute(payWithCode, async (call) => {
  const { input, user, db, clock, locale } = call
  const { transactionIds, verificationCode } = input
  await findPayable(call, user.userId, transactionIds)
  if (!(await takePaymentCode(db, clock, transactionIds[0] ?? '', verificationCode))) {
    return { paymentInfoMap: { success: false, info: translate(locale, 'account.wrongCode') } }
  }
  const isPaid = await payTransactions(call, transactionIds, VERIFICATION_PRODUCT)
  return { paymentInfoMap: { success: isPaid, info: isPaid ? '' : translate(locale, 'payment.notPayable') } }
})
