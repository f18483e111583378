import { eq } from 'drizzle-orm'
import { getPaySuccess, type PayResult } from '@/contracts/order/get-pay-success'
import { PAYMENT_STANDINGS, type PaymentStanding } from '@/domain/payment-standing'
import { orders } from '../../database/schema/orders'
import { publicRoute } from '../../http/define-route'
import { presentPaidOrder, presentPayResult } from '../../presenters/pay-success'
import { currentOrderState } from '../../services/orders/find-orders'
import { type OrderRecord, recordsOf } from '../../services/orders/order-records'

const RESULTS: Readonly<Record<PaymentStanding, PayResult>> = {
  paid: 'PAID',
  unpaid: 'UNPAID',
  cancelled: 'CANCELED',
  closed: 'CLOSED',
  refunded: 'REFUNDED',
}

export const getPaySuccessRoute = publicRoute(getPaySuccess, async (call) => {
  const { input, user, db, clock } = call
  const [order] = await db.select().from(orders).where(eq(orders.id, input.orderId))
  const [record] = order?.userId === user?.userId && order ? await recordsOf(db, [order]) : []
  if (!record) return presentPayResult(call, order ? (user ? 'FOREIGN' : 'VISITOR') : 'UNKNOWN')
  const result = resultOf(record, clock.now())
  if (result === 'PAID') return presentPaidOrder(call, record)
  return { ...presentPayResult(call, result), orderType: record.order.type }
})

/** Orders that were returned completely after they were done keep their state. */
function resultOf({ order, units }: OrderRecord, now: number): PayResult {
  const standing = PAYMENT_STANDINGS[currentOrderState(order, now)]
  const isReturned = units.length > 0 && units.every(({ state }) => state === 'REFUNDED')
  return RESULTS[standing === 'paid' && isReturned ? 'refunded' : standing]
}
