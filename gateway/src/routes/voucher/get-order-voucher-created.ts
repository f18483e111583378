import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { privateRoute } from '../../http/define-route'
import { buyersVouchers, findUserOrder } from '../../services/orders/find-orders'

export const getOrderVoucherCreatedRoute = privateRoute(getOrderVoucherCreated, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.orderId })
  const rows = await buyersVouchers(call.db, [order.id])
  return { created: rows.length > 0, voucherIds: rows.map(({ id }) => id) }
})
