import { cancelOrder } from '@/contracts/order/cancel-order'
import { REFUSAL } from '@/contracts/refusal-code'
import { privateRoute } from '../../handle'
import { Refusal } from '../../refusal'
import { cancelUnpaid } from '../../rules/end-orders'
import { ownOrder } from '../../rules/order-view'

/** Cancelling what is cancelled already is fine: the answer to the first try may have been lost. */
export const cancelOrderRoute = privateRoute(cancelOrder, async (call) => {
  const order = await ownOrder(call, { orderId: call.input.orderId })
  if (order.state === 'CANCELED') return true as const
  if (!(await cancelUnpaid(call.db, order.id, 'order.cancelled.user'))) {
    throw new Refusal(REFUSAL.notPayable, 'order.cannotCancel', { mode: 1 })
  }
  return true as const
})
