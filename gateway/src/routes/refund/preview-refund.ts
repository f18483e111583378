import { previewRefund } from '@/contracts/refund/preview-refund'
import { privateRoute } from '../../http/define-route'
import { presentRefundPreview } from '../../presenters/refund'
import { findUserOrder } from '../../services/orders/find-orders'
import { refundPlan } from '../../services/refunds/refund-plan'
import { benefitsOf, PREVIEW_SECONDS, previewToken } from '../../services/refunds/refund-preview'
import { refundableRecord } from '../../services/refunds/refund-records'

export const previewRefundRoute = privateRoute(previewRefund, async (call) => {
  const { db, input, locale, clock } = call
  const order = await findUserOrder(call, { orderId: input.orderId })
  const plan = refundPlan(await refundableRecord(call, order), input.ticketIds, call)
  const benefits = plan.isWhole ? await benefitsOf(db, order) : { returnsCoupons: false, returnPoint: 0 }
  const proof = { previewToken: previewToken(call, order.id, plan), expireSeconds: PREVIEW_SECONDS }
  return presentRefundPreview(
    plan,
    { ...proof, ...benefits },
    { locale, now: clock.now(), deliverMethod: order.deliverMethod },
  )
})
