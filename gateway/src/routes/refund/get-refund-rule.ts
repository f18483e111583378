import { getRefundRule } from '@/contracts/refund/get-refund-rule'
import { badInput } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { presentCardRefundRule, presentRefundRule } from '../../presenters/refund-rule'
import { namedCard } from '../../services/cards/cards'
import { findUserOrder } from '../../services/orders/find-orders'
import { refundableRecord } from '../../services/refunds/refund-records'

export const getRefundRuleRoute = privateRoute(getRefundRule, async (call) => {
  const { orderId, cardId } = call.input
  if (cardId !== undefined && orderId === undefined) {
    return presentCardRefundRule(await namedCard(call, cardId), call.locale)
  }
  if (orderId === undefined || cardId !== undefined) throw badInput('orderId')
  const order = await findUserOrder(call, { orderId })
  return presentRefundRule(await refundableRecord(call, order), call.locale)
})
