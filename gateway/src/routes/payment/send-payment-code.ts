import { sendPaymentCode } from '@/contracts/payment/send-payment-code'
import { CODE_LENGTH } from '@/domain/phone'
import { paymentCodes } from '../../database/schema/payments'
import { privateRoute } from '../../http/define-route'
import { randomDigits } from '../../random'
import { isAwaitingPayment } from '../../services/orders/end-orders'
import { findUserOrder } from '../../services/orders/find-orders'
import { putIntoOutbox } from '../../services/outbox'
import { translate } from '../../texts/text'

export const sendPaymentCodeRoute = privateRoute(sendPaymentCode, async (call) => {
  const { input, user, db, clock, locale } = call
  const [transactionId = ''] = input
  const order = await findUserOrder(call, { transactionId })
  if (!isAwaitingPayment(order, clock.now())) return { success: false }
  const sent = { code: randomDigits(CODE_LENGTH), sentAt: clock.now(), tries: 0 }
  await db
    .insert(paymentCodes)
    .values({ transactionId, ...sent })
    .onConflictDoUpdate({ target: paymentCodes.transactionId, set: sent })
  const content = translate(locale, 'payment.code', { code: sent.code })
  await putIntoOutbox(call, { kind: 'SMS', recipient: `+${user.areaCode} ${user.cellphone}`, content })
  return { success: true }
})
