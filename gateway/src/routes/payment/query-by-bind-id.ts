import { queryByBindId } from '@/contracts/payment/query-by-bind-id'
import { notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { currentOrderState, findBoundOrders, summariesOf } from '../../services/orders/find-orders'

export const queryByBindIdRoute = privateRoute(queryByBindId, async (call) => {
  const now = call.clock.now()
  const summaries = await summariesOf(call, await findBoundOrders(call, call.input.bindId))
  const unpaid = summaries.filter(({ order }) => currentOrderState(order, now) === 'UNPAID')
  const first = unpaid[0] ?? summaries[0]
  if (!first) throw notFound()
  const toPay = unpaid.flatMap(({ transactions }) => transactions.filter(({ state }) => state === 'UNPAID'))
  return {
    orderId: first.order.id,
    orderType: first.order.type,
    orderStateName: currentOrderState(first.order, now),
    transactionIds: toPay.map(({ id }) => id),
  }
})
