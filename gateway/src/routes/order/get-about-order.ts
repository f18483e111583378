import { getAboutOrder } from '@/contracts/order/get-about-order'
import { privateRoute } from '../../http/define-route'
import { presentAboutOrder } from '../../presenters/about-order'
import { findUserOrder } from '../../services/orders/find-orders'
import { refundableRecord } from '../../services/refunds/refund-records'

export const getAboutOrderRoute = privateRoute(getAboutOrder, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.orderId })
  return presentAboutOrder(await refundableRecord(call, order), call.locale)
})
