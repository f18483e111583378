import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { deleteOrder } from '@/contracts/order/delete-order'
import { BusinessError } from '../../business-error'
import { orders } from '../../database/schema/orders'
import { privateRoute } from '../../http/define-route'
import { canBeDeleted, findUserOrder } from '../../services/orders/find-orders'

/** The order stays in the books, hidden from its buyer. */
export const deleteOrderRoute = privateRoute(deleteOrder, async (call) => {
  const { db, clock, input } = call
  const order = await findUserOrder(call, { orderId: input.orderId })
  if (!canBeDeleted(order, clock.now())) {
    throw new BusinessError(BUSINESS_ERROR.notPayable, 'order.cannotDelete', { mode: 1 })
  }
  await db.update(orders).set({ hiddenAt: clock.now() }).where(eq(orders.id, order.id))
  return true as const
})
