import { checkRebook } from '@/contracts/rebook/check-rebook'
import { privateRoute } from '../../http/define-route'
import { findUserOrder } from '../../services/orders/find-orders'
import { exchangesFor, NAMES_LACK, remainingTimes } from '../../services/rebooks/rebook-rules'
import { refundableRecord } from '../../services/refunds/refund-records'
import { translate } from '../../texts/text'

export const checkRebookRoute = privateRoute(checkRebook, async (call) => {
  const { input, shop, locale } = call
  const record = await refundableRecord(call, await findUserOrder(call, { orderId: input.orderId }))
  const possible = await exchangesFor(
    call,
    record,
    shop.catalogue.session(input.sessionId),
    input.ticketIds?.split(','),
  )
  return {
    allowed: typeof possible !== 'string',
    ...(typeof possible === 'string' && { reason: translate(locale, possible) }),
    feeAmount: 0,
    diffAmount: 0,
    remainTimes: remainingTimes(record),
    needAudience: possible === NAMES_LACK,
  }
})
