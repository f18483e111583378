import { cancelPayment } from '@/contracts/payment/cancel-payment'
import { privateRoute } from '../../http/define-route'
import { abandonPayments } from '../../services/payments/abandon-payments'

export const cancelPaymentRoute = privateRoute(cancelPayment, async (call) => {
  await abandonPayments(call, call.user.userId, call.input.transactionIds)
  return true as const
})
