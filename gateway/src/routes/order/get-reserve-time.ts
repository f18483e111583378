import { getReserveTime } from '@/contracts/order/get-reserve-time'
import { privateRoute } from '../../handle'
import { ownOrder, secondsToPay } from '../../rules/order-view'

export const getReserveTimeRoute = privateRoute(getReserveTime, async (call) => {
  const order = await ownOrder(call, { transactionId: call.input.transactionId })
  return { time: order.state === 'UNPAID' ? secondsToPay(order, call.clock.now()) : 0 }
})
