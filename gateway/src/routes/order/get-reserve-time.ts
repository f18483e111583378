import { getReserveTime } from '@/contracts/order/get-reserve-time'
import { privateRoute } from '../../http/define-route'
import { findUserOrder, secondsToPay } from '../../services/orders'

export const getReserveTimeRoute = privateRoute(getReserveTime, async (call) => {
  const order = await findUserOrder(call, { transactionId: call.input.transactionId })
  return { time: order.state === 'UNPAID' ? secondsToPay(order, call.clock.now()) : 0 }
})
