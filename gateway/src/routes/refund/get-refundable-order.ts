import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { privateRoute } from '../../http/define-route'
import { presentRefundableOrder } from '../../presenters/refund'
import { findUserOrder } from '../../services/orders/find-orders'
import { refundableRecord } from '../../services/refunds/refund-records'

export const getRefundableOrderRoute = privateRoute(getRefundableOrder, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.orderId })
  return presentRefundableOrder(await refundableRecord(call, order), { locale: call.locale, now: call.clock.now() })
})
