import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { allocations } from '../../database/schema/inventory'
import { type OrderCause, orderLines, orders, orderUnits } from '../../database/schema/orders'
import { transactions } from '../../database/schema/payments'
import type { TextKey } from '../../texts/text'
import { closePayments } from '../payments/close-payments'
import type { Trade } from '../trade'
import { moveOrders } from './move-orders'
import { ORDER_PARTS } from './order-parts'
import { isOverdue, lockOrders, type OrderRow, recordsOf } from './order-records'

/** Orders that are expired in one transaction. */
const BATCH = 50

/** Why an order ends before it was paid. */
type EndCause = Extract<OrderCause, 'CANCELLED_BY_BUYER' | 'EXPIRED' | 'CLOSED_BY_SHOP'>

const ENDS: Readonly<Record<EndCause, { to: 'CANCELED' | 'CLOSED'; cancelReason: TextKey }>> = {
  CANCELLED_BY_BUYER: { to: 'CANCELED', cancelReason: 'order.cancelled.user' },
  EXPIRED: { to: 'CANCELED', cancelReason: 'order.cancelled.expired' },
  CLOSED_BY_SHOP: { to: 'CLOSED', cancelReason: 'order.cancelled.shop' },
}

/** True for an order that can still be paid; an overdue one cannot, even before the sweep. */
export function isAwaitingPayment({ state, payBefore }: Pick<OrderRow, 'state' | 'payBefore'>, now: number): boolean {
  return state === 'UNPAID' && payBefore > now
}

/** Cancels an order that is not paid, once: a second caller finds nothing to do. `cancelWords`: the buyer's reason. */
export async function cancelUnpaid(
  trade: Trade,
  orderId: string,
  cause: EndCause,
  cancelWords: string | null = null,
): Promise<boolean> {
  return inTransaction(trade.db, async (db) => {
    const unpaid = (await lockOrders(db, [orderId])).filter(({ state }) => state === 'UNPAID')
    await endUnpaid({ ...trade, db }, unpaid, cause, cancelWords)
    return unpaid.length > 0
  })
}

/** Unpaid orders that the transaction has locked are cancelled or closed: what they kept is free. */
export async function endUnpaid(
  trade: Trade,
  unpaid: readonly OrderRow[],
  cause: EndCause,
  cancelWords: string | null = null,
): Promise<void> {
  if (unpaid.length === 0) return
  const { db, clock } = trade
  const ids = unpaid.map(({ id }) => id)
  const { to, cancelReason } = ENDS[cause]
  const gone = await moveOrders(db, unpaid, { to, cause, at: clock.now() }, { cancelReason, cancelWords })
  await closePayments(db, ids)
  await db.update(transactions).set({ state: 'CLOSED' }).where(inArray(transactions.orderId, ids))
  const records = await recordsOf(db, gone)
  for (const part of ORDER_PARTS) await part.release?.(trade, records)
  await db.update(orderUnits).set({ state: 'RELEASED' }).where(inArray(orderUnits.orderId, ids))
}

/**
 * Cancels orders whose time to pay is over, the oldest first; answers how many. Any number of gateways may do it at
 * once: each takes what no other is working on.
 */
export async function expireOrders(trade: Trade): Promise<number> {
  return inTransaction(trade.db, async (db) => {
    const overdue = await db
      .select()
      .from(orders)
      .where(isOverdue(trade.clock.now()))
      .orderBy(asc(orders.payBefore))
      .limit(BATCH)
      .for('no key update', { skipLocked: true })
    await endUnpaid({ ...trade, db }, overdue, 'EXPIRED')
    return overdue.length
  })
}

/**
 * Cancels what blocks a failed purchase although it is free by the clock: overdue orders of the buyer, which reserve
 * coupons, points and cards, and those of any user that reserve some of this inventory. Returns true if there were any.
 * Call it outside of the failed transaction.
 */
export async function expireOrdersInTheWay(
  trade: Trade,
  { userId, inventoryIds }: { userId: string; inventoryIds: readonly string[] },
): Promise<boolean> {
  return inTransaction(trade.db, async (db) => {
    const now = trade.clock.now()
    const overdue = [...(await overdueOrdersOf(db, userId, now)), ...(await overdueHolders(db, inventoryIds, now))]
    const unpaid = (await lockOrders(db, overdue)).filter(({ state }) => state === 'UNPAID')
    await endUnpaid({ ...trade, db }, unpaid, 'EXPIRED')
    return unpaid.length > 0
  })
}

async function overdueOrdersOf(db: Database, userId: string, now: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isOverdue(now)))
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

async function overdueHolders(db: Database, inventoryIds: readonly string[], now: number): Promise<string[]> {
  if (inventoryIds.length === 0) return []
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(allocations)
    .innerJoin(orderLines, eq(orderLines.id, allocations.ownerId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(allocations.inventoryId, [...inventoryIds]),
        eq(allocations.state, 'HELD'),
        lte(allocations.expiresAt, now),
        isOverdue(now),
      ),
    )
    .limit(BATCH)
  return rows.map(({ id }) => id)
}
