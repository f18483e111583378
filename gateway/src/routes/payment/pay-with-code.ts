import { payWithCode } from '@/contracts/payment/pay-with-code'
import { REFUSAL } from '@/contracts/refusal-code'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { privateRoute } from '../../handle'
import { Refusal } from '../../refusal'
import { ownOrder } from '../../rules/order-view'
import { markPaid } from '../../rules/pay-order'
import { takePaymentCode } from '../../rules/payment-codes'
import { say } from '../../texts/text'

export const payWithCodeRoute = privateRoute(payWithCode, async (call) => {
  const { input, db, clock, locale, shop } = call
  const [transactionId = ''] = input.transactionIds
  const order = await ownOrder(call, { transactionId })
  if (order.state !== 'UNPAID') throw new Refusal(REFUSAL.notPayable, 'payment.notPayable', { mode: 1 })
  if (!(await takePaymentCode(db, clock, transactionId, input.verificationCode))) {
    return { paymentInfoMap: { success: false, info: say(locale, 'account.wrongCode') } }
  }
  const isPaid = await db.transaction((tx) =>
    markPaid({ db: tx, clock, catalogue: shop.catalogue }, order.id, VERIFICATION_PRODUCT),
  )
  return { paymentInfoMap: { success: isPaid, info: isPaid ? '' : say(locale, 'payment.notPayable') } }
})
