import { desc, eq } from 'drizzle-orm'
import { listOrders, type OrderTab } from '@/contracts/order/list-orders'
import { isFinalOrderState, type OrderStateName } from '@/domain/order-state'
import { orders } from '../../database/schema/orders'
import { privateRoute } from '../../handle'
import { mappedPage } from '../../page-of'
import { expireOrders } from '../../rules/end-orders'
import { orderSummaryOf, stateNow } from '../../rules/order-view'

export const listOrdersRoute = privateRoute(listOrders, async (call) => {
  const { input, user, clock, db } = call
  await expireOrders(db, clock)
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, user.userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
  const ofTab = rows.filter((order) => tabOf(stateNow(order, call)) === input.tab)
  return mappedPage(ofTab, input, (order) => orderSummaryOf(order, call))
})

/** Tickets that are still to come, or what is over. Other kinds of orders have no place in this shop yet. */
function tabOf(state: OrderStateName): OrderTab {
  return isFinalOrderState(state) || state === 'SUCCEEDED' ? 'HISTORY' : 'TICKET'
}
