import { payWithCode } from '@/contracts/payment/pay-with-code'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { privateRoute } from '../../handle'
import { markPaid } from '../../rules/pay-order'
import { payableOrder } from '../../rules/payable-order'
import { takePaymentCode } from '../../rules/payment-codes'
import { say } from '../../texts/text'

export const payWithCodeRoute = privateRoute(payWithCode, async (call) => {
  const { input, db, clock, locale, shop } = call
  const order = await payableOrder(call, input.transactionIds)
  if (!(await takePaymentCode(db, clock, order.transactionId, input.verificationCode))) {
    return { paymentInfoMap: { success: false, info: say(locale, 'account.wrongCode') } }
  }
  const isPaid = await db.transaction((tx) =>
    markPaid({ db: tx, clock, catalogue: shop.catalogue }, order.id, VERIFICATION_PRODUCT),
  )
  return { paymentInfoMap: { success: isPaid, info: isPaid ? '' : say(locale, 'payment.notPayable') } }
})
