import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import { orders } from '../../database/schema/orders'
import type { Trade } from '../trade'
import type { OrderRow } from './order-records'

/** Orders of one user that may wait to be paid at a time; what is paid together counts once. */
export const MAX_UNPAID = 5

/**
 * Refuses an order that would wait to be paid where too many of its user do, with the oldest of them as the way out
 * (contract D-21). Call it after `lockUser`.
 */
export async function checkUnpaid({ db, clock }: Trade, { userId, bindId, payCents }: OrderRow): Promise<void> {
  if (payCents === 0) return
  const waiting = await db
    .select({ id: orders.id, bindId: orders.bindId })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, 'UNPAID'),
        gt(orders.payBefore, clock.now()),
        gt(orders.payCents, 0),
        ne(orders.bindId, bindId),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
  if (new Set(waiting.map((order) => order.bindId)).size < MAX_UNPAID) return
  throw new BusinessError(BUSINESS_ERROR.tooManyUnpaid, 'order.tooManyUnpaid', {
    mode: 1,
    values: { count: MAX_UNPAID },
    data: { orderId: waiting[0]?.id ?? '' },
  })
}
