import { and, eq } from 'drizzle-orm'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { vouchers } from '../../database/schema/tickets'
import { privateRoute } from '../../http/define-route'
import { findUserOrder } from '../../services/orders/find-orders'

export const getOrderVoucherCreatedRoute = privateRoute(getOrderVoucherCreated, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.orderId })
  const rows = await call.db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.orderId, order.id), eq(vouchers.userId, order.userId)))
  return { created: rows.length > 0, voucherIds: rows.map(({ id }) => id) }
})
