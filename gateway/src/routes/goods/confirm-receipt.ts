import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { confirmReceipt } from '@/contracts/goods/confirm-receipt'
import { BusinessError } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { currentOrderState, findUserOrder } from '../../services/orders/find-orders'
import { receiveGoods } from '../../services/orders/ship-orders'

export const confirmReceiptRoute = privateRoute(confirmReceipt, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.orderId })
  const isReceived = order.type === 'GOODS' && currentOrderState(order, call.clock.now()) === 'SUCCEEDED'
  if (!isReceived && !(await receiveGoods(call, order.id))) {
    throw new BusinessError(BUSINESS_ERROR.notPayable, 'goods.notSent', { mode: 1 })
  }
  return true as const
})
