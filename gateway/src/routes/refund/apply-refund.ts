import { applyRefund } from '@/contracts/refund/apply-refund'
import { badInput } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { REFUND_REASONS } from '../../presenters/refund-reasons'
import { lockUser } from '../../services/accounts/lock-user'
import { findUserOrder } from '../../services/orders/find-orders'
import { checkedRemark } from '../../services/orders/remarks'
import { applyForRefund } from '../../services/refunds/apply-refund'
import { seenPlan } from '../../services/refunds/refund-preview'

export const applyRefundRoute = privateRoute(applyRefund, async (call) => {
  const { orderId, ticketIds, reasonCode, remark, previewToken } = call.input
  if (!REFUND_REASONS.some((code) => code === reasonCode)) throw badInput('reasonCode')
  const order = await findUserOrder(call, { orderId })
  const planHash = seenPlan(call, order.id, previewToken)
  // Refunds of a session are counted over all orders of the user.
  await lockUser(call)
  const refund = await applyForRefund(call, { order, ticketIds, reasonCode, remark: checkedRemark(remark), planHash })
  return { refundId: refund.id, refundState: refund.state }
})
