import { sendPaymentCode } from '@/contracts/payment/send-payment-code'
import { paymentCodes } from '../../database/schema/orders'
import { outbox } from '../../database/schema/shop'
import { privateRoute } from '../../handle'
import { newId, randomDigits } from '../../random'
import { ownOrder } from '../../rules/order-view'
import { PAYMENT_CODE_LENGTH } from '../../rules/payment-codes'
import { say } from '../../texts/text'

export const sendPaymentCodeRoute = privateRoute(sendPaymentCode, async (call) => {
  const { input, user, db, clock, locale } = call
  const [transactionId = ''] = input
  const order = await ownOrder(call, { transactionId })
  const now = clock.now()
  if (order.state !== 'UNPAID') return { success: false }
  const sent = { code: randomDigits(PAYMENT_CODE_LENGTH), sentAt: now, tries: 0 }
  await db
    .insert(paymentCodes)
    .values({ transactionId, ...sent })
    .onConflictDoUpdate({ target: paymentCodes.transactionId, set: sent })
  await db.insert(outbox).values({
    id: newId(),
    kind: 'SMS',
    recipient: `+${user.areaCode} ${user.cellphone}`,
    content: say(locale, 'payment.code', { code: sent.code }),
    createdAt: now,
  })
  return { success: true }
})
