import { desc, eq } from 'drizzle-orm'
import { listOrders, type OrderTab } from '@/contracts/order/list-orders'
import { isFinalOrderState, type OrderStateName } from '@/domain/order-state'
import { orders } from '../../database/schema/orders'
import { privateRoute } from '../../http/define-route'
import { presentOrderSummary } from '../../presenters/order'
import { presentPage } from '../../presenters/page'
import { expireOrders } from '../../services/end-orders'
import { currentOrderState } from '../../services/orders'

export const listOrdersRoute = privateRoute(listOrders, async (call) => {
  const { input, user, clock, db } = call
  await expireOrders(db, clock)
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, user.userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
  const ofTab = rows.filter((order) => tabOf(currentOrderState(order, call)) === input.tab)
  return presentPage(ofTab, input, (order) => presentOrderSummary(order, call))
})

/** Tickets that are still to come, or what is over. Other kinds of orders have no place in this shop yet. */
function tabOf(state: OrderStateName): OrderTab {
  return isFinalOrderState(state) || state === 'SUCCEEDED' ? 'HISTORY' : 'TICKET'
}
