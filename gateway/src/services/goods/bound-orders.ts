import { notFound } from '../../business-error'
import type { UserCall } from '../../call'
import { isAwaitingPayment } from '../orders/end-orders'
import { findBoundOrders } from '../orders/find-orders'

/** Orders of goods that are paid together are all of one buyer, and none of them is paid or over (contract D-30). */
export async function checkBindable(call: Pick<UserCall, 'db' | 'user' | 'clock'>, bindId: string): Promise<void> {
  const bound = await findBoundOrders(call, bindId)
  const isOpen = bound.every((order) => order.type === 'GOODS' && isAwaitingPayment(order, call.clock.now()))
  if (bound.length === 0 || !isOpen) throw notFound()
}
