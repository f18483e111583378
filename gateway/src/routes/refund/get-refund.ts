import { getRefund } from '@/contracts/refund/get-refund'
import { privateRoute } from '../../http/define-route'
import { presentRefund } from '../../presenters/refund'
import { findUserRefund } from '../../services/refunds/find-refund'

export const getRefundRoute = privateRoute(getRefund, async (call) =>
  presentRefund(await findUserRefund(call, call.input.refundId), call.locale),
)
