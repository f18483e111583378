import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { OrderStateName } from '@/domain/order-state'
import { BusinessError, notFound } from '../business-error'
import type { Context, UserCall } from '../call'
import { orders } from '../database/schema/orders'
import { expireOrders } from './end-orders'

export type OrderRow = typeof orders.$inferSelect

/** The state an order shows: it is completed once its session is over. */
export function currentOrderState(order: OrderRow, { shop, clock }: Pick<Context, 'shop' | 'clock'>): OrderStateName {
  const { state } = order
  const { session } = shop.catalogue.session(order.sessionId)
  const isLive = state === 'RESERVE' || state === 'DELIVERING' || state === 'DELIVERING_EXPRESS'
  return isLive && session.endAt <= clock.now() ? 'SUCCEEDED' : state
}

/** An order of the user; somebody else's is not found. Overdue orders are cancelled first. */
export async function findUserOrder(
  { db, clock, user }: Pick<UserCall, 'db' | 'clock' | 'user'>,
  by: { orderId: string } | { transactionId: string },
): Promise<OrderRow> {
  await expireOrders(db, clock)
  const wanted = 'orderId' in by ? eq(orders.id, by.orderId) : eq(orders.transactionId, by.transactionId)
  const [order] = await db
    .select()
    .from(orders)
    .where(and(wanted, eq(orders.userId, user.userId)))
  if (!order) throw notFound()
  return order
}

/** An order of the user that waits to be paid, by the first of its transactions; any other is refused. */
export async function findPayableOrder(
  call: Pick<UserCall, 'db' | 'clock' | 'user'>,
  [transactionId = '']: readonly string[],
): Promise<OrderRow> {
  const order = await findUserOrder(call, { transactionId })
  if (order.state !== 'UNPAID') throw new BusinessError(BUSINESS_ERROR.notPayable, 'payment.notPayable', { mode: 1 })
  return order
}

/** Seconds left to pay an order. */
export function secondsToPay({ payBefore }: OrderRow, now: number): number {
  return Math.max(0, Math.ceil((payBefore - now) / 1000))
}
