import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type CancelOrderInput, cancelOrder, NO_REASON } from '@/contracts/order/cancel-order'
import { BusinessError } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { cancelUnpaid } from '../../services/orders/end-orders'
import { currentOrderState, findUserOrder } from '../../services/orders/find-orders'
import { shownText } from '../../services/shown-text'
import { endWaiting } from '../../services/wait-list/end-waiting'
import { waitListEntriesOf } from '../../services/wait-list/wait-list-records'

/**
 * Cancels an order that is not paid, or waits on a waiting list. Cancelling what is cancelled already is fine: the
 * answer to the first try may have been lost.
 */
export const cancelOrderRoute = privateRoute(cancelOrder, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.orderId })
  if (currentOrderState(order, call.clock.now()) === 'CANCELED') return true as const
  const waitList = (await waitListEntriesOf(call.db, [order])).get(order.id)
  if (waitList?.state === 'CANCELED') return true as const
  const words = wordsOf(call.input)
  if (await endWaiting(call, order.id, 'WAIT_LIST_CANCELED', words)) return true as const
  if (!(await cancelUnpaid(call, order.id, 'CANCELLED_BY_BUYER', words))) {
    throw new BusinessError(BUSINESS_ERROR.notPayable, 'order.cannotCancel', { mode: 1 })
  }
  return true as const
})

/** Cancel reason of the buyer; `null` for none. */
function wordsOf({ reason }: CancelOrderInput): string | null {
  const words = shownText(reason, { hasLines: true })
  return words === '' || words === NO_REASON ? null : words
}
