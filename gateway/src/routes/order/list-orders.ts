import { listOrders } from '@/contracts/order/list-orders'
import { privateRoute } from '../../http/define-route'
import { presentOrderSummary } from '../../presenters/order'
import { presentRows } from '../../presenters/page'
import { listUserOrders, summariesOf } from '../../services/orders/find-orders'

export const listOrdersRoute = privateRoute(listOrders, async (call) => {
  const { rows, total } = await listUserOrders(call, call.input)
  const summaries = await summariesOf(call, rows)
  return presentRows({ rows: summaries, total }, call.input.offset, (summary) => presentOrderSummary(summary, call))
})
