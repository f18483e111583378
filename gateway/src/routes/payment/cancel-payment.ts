import { cancelPayment } from '@/contracts/payment/cancel-payment'
import { privateRoute } from '../../http/define-route'
import { givePaymentsUp } from '../../services/payments/give-payments-up'

export const cancelPaymentRoute = privateRoute(cancelPayment, async (call) => {
  await givePaymentsUp(call, call.user.userId, call.input.transactionIds)
  return true as const
})
