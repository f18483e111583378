import { and, count, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { CancellationBlocker } from '@/contracts/account/check-cancellation'
import type { Database } from '../../database/connect'
import { orders } from '../../database/schema/orders'
import { refunds } from '../../database/schema/refunds'
import { tickets, vouchers } from '../../database/schema/tickets'
import { usableCashCards } from '../cards/card-deductions'

type Blocker = Pick<CancellationBlocker, 'type' | 'count'>

/** Upcoming tickets and open payments of a user; an account with one of them cannot be closed (USER-043). */
export async function accountBlockers(db: Database, userId: string, now: number): Promise<Blocker[]> {
  const own = eq(orders.userId, userId)
  const isNotOver = or(isNull(orders.completesAt), gt(orders.completesAt, now))
  const isUnpaid = and(own, eq(orders.state, 'UNPAID'), gt(orders.payBefore, now))
  const isOngoing = and(own, inArray(orders.state, ['RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS']), isNotOver)
  const [refunding] = await db
    .select({ count: count() })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(own, inArray(refunds.state, ['APPLYING', 'APPROVED', 'REFUNDING'])))
  const [received] = await db
    .select({ count: count() })
    .from(vouchers)
    .innerJoin(tickets, eq(tickets.voucherId, vouchers.id))
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(and(eq(vouchers.userId, userId), eq(tickets.isReceived, true), eq(tickets.state, 'UNUSED'), isNotOver))
  const found: Blocker[] = [
    { type: 'UNPAID_ORDER', count: await db.$count(orders, isUnpaid) },
    { type: 'ONGOING_ORDER', count: await db.$count(orders, isOngoing) },
    { type: 'REFUND', count: refunding?.count ?? 0 },
    { type: 'TICKET', count: received?.count ?? 0 },
    { type: 'CASH_CARD', count: (await usableCashCards(db, userId, now)).length },
  ]
  return found.filter((blocker) => blocker.count > 0)
}
