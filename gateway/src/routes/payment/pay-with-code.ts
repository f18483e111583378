import { payWithCode } from '@/contracts/payment/pay-with-code'
import { privateRoute } from '../../http/define-route'
import { payByCode } from '../../services/payments/pay-by-code'

export const payWithCodeRoute = privateRoute(payWithCode, async (call) => ({
  paymentInfoMap: await payByCode(call, call.input.verificationCode),
}))
