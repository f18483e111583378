import { getRefundRule } from '@/contracts/refund/get-refund-rule'
import { privateRoute } from '../../http/define-route'
import { presentRefundRule } from '../../presenters/refund'
import { findUserOrder } from '../../services/orders/find-orders'
import { refundableRecord } from '../../services/refunds/refund-records'

export const getRefundRuleRoute = privateRoute(getRefundRule, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.orderId })
  return presentRefundRule(await refundableRecord(call, order), call.locale)
})
