import { getReserveTime } from '@/contracts/order/get-reserve-time'
import { privateRoute } from '../../http/define-route'
import { isAwaitingPayment } from '../../services/orders/end-orders'
import { findUserOrder, secondsToPay } from '../../services/orders/find-orders'

export const getReserveTimeRoute = privateRoute(getReserveTime, async (call) => {
  const order = await findUserOrder(call, { transactionId: call.input.transactionId })
  const now = call.clock.now()
  return { time: isAwaitingPayment(order, now) ? secondsToPay(order, now) : 0 }
})
