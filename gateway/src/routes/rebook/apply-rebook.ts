import { applyRebook } from '@/contracts/rebook/apply-rebook'
import { centsToYuan } from '@/domain/money'
import { privateRoute } from '../../http/define-route'
import { findUserOrder } from '../../services/orders/find-orders'
import { exchangeTickets } from '../../services/rebooks/exchange-tickets'

export const applyRebookRoute = privateRoute(applyRebook, async (call) => {
  const { orderId, sessionId, ...wanted } = call.input
  const { rootId } = await findUserOrder(call, { orderId })
  const found = call.shop.catalogue.session(sessionId)
  const { order, rebookId } = await exchangeTickets(call, { ...wanted, orderId, rootId, found })
  return {
    rebookId,
    newOrderId: order.id,
    needPay: order.payCents > 0,
    payAmount: centsToYuan(order.payCents),
  }
})
