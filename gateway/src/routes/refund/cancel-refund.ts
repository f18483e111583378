import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelRefund } from '@/contracts/refund/cancel-refund'
import { BusinessError } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { decideRefund } from '../../services/refunds/decide-refund'
import { findUserRefund } from '../../services/refunds/find-refund'

/** Withdrawing what was withdrawn already is fine: the answer to the first try may have been lost. */
export const cancelRefundRoute = privateRoute(cancelRefund, async (call) => {
  const refund = await findUserRefund(call, call.input.refundId)
  if (refund.state === 'CANCELED' || (await decideRefund(call, refund.id, 'CANCELED'))) return true as const
  throw new BusinessError(BUSINESS_ERROR.notRefundable, 'refund.not.decided', { mode: 1 })
})
