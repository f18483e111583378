import { lte } from 'drizzle-orm'
import { sendPaymentCode } from '@/contracts/payment/send-payment-code'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { CODE_LENGTH, RESEND_SECONDS } from '@/domain/phone'
import { paymentCodes } from '../../database/schema/payments'
import { privateRoute } from '../../http/define-route'
import { checkChannel } from '../../providers/providers'
import { randomDigits } from '../../random'
import { notifyByPhoneOrEmail } from '../../services/messages/outbox'
import { isAwaitingPayment } from '../../services/orders/end-orders'
import { findUserOrder } from '../../services/orders/find-orders'
import { checkProduct } from '../../services/payments/payment-products'
import { CODE_LIFE_MS, tooManyCodes } from '../../services/verification/verify-codes'
import type { MessageText } from '../../texts/message-texts'

export const sendPaymentCodeRoute = privateRoute(sendPaymentCode, async (call) => {
  const { input, user, db, clock, locale } = call
  checkProduct(call.providers, VERIFICATION_PRODUCT)
  checkChannel(call.providers, user.cellphone ? 'SMS' : 'EMAIL')
  const [transactionId = ''] = input
  const order = await findUserOrder(call, { transactionId })
  if (!isAwaitingPayment(order, clock.now())) return { success: false }
  const sent = { code: randomDigits(CODE_LENGTH), sentAt: clock.now(), tries: 0 }
  await db.transaction(async (tx) => {
    // One a minute, however many ask at once: a new code brings new tries to guess it.
    const [kept] = await tx
      .insert(paymentCodes)
      .values({ transactionId, ...sent })
      .onConflictDoUpdate({
        target: paymentCodes.transactionId,
        set: sent,
        setWhere: lte(paymentCodes.sentAt, sent.sentAt - RESEND_SECONDS * 1000),
      })
      .returning()
    if (!kept) throw tooManyCodes()
    const text: MessageText = { locale, key: 'payment.code', values: { code: sent.code } }
    await notifyByPhoneOrEmail({ db: tx, clock }, user, text, { usefulMs: CODE_LIFE_MS })
  })
  return { success: true }
})
