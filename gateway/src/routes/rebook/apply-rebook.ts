import { applyRebook } from '@/contracts/rebook/apply-rebook'
import { centsToYuan } from '@/domain/money'
import { privateRoute } from '../../http/define-route'
import { findUserOrder } from '../../services/orders/find-orders'
import { exchangeTickets } from '../../services/rebooks/exchange-tickets'

export const applyRebookRoute = privateRoute(applyRebook, async (call) => {
  const { orderId, sessionId, ticketIds } = call.input
  const { rootId } = await findUserOrder(call, { orderId })
  const found = call.shop.catalogue.session(sessionId)
  const { order, rebookId } = await exchangeTickets(call, { orderId, rootId, found, ...(ticketIds && { ticketIds }) })
  return {
    rebookId,
    newOrderId: order.id,
    needPay: order.payCents > 0,
    payAmount: centsToYuan(order.payCents),
  }
})
