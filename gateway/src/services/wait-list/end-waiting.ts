import { and, asc, eq, lte } from 'drizzle-orm'
import { inTransaction } from '../../database/in-transaction'
import { orders } from '../../database/schema/orders'
import { waitListEntries } from '../../database/schema/wait-list'
import { lockChain } from '../refunds/allocate-refund'
import { refundInFull } from '../refunds/refund-in-full'
import type { Trade } from '../trade'

/** Reasons for the end of waiting: nothing was returned in time, or the buyer cancelled. */
type EndReason = 'WAIT_LIST_FAILED' | 'WAIT_LIST_CANCELED'

const BATCH = 50

/**
 * Ends the wait of an order and refunds everything (contract D-11); false if it does not wait. `cancelWords`: the
 * buyer's reason.
 */
export async function endWaiting(
  trade: Trade,
  orderId: string,
  reasonCode: EndReason,
  cancelWords: string | null = null,
): Promise<boolean> {
  return inTransaction(trade.db, async (db) => {
    const [found] = await db.select({ rootId: orders.rootId }).from(orders).where(eq(orders.id, orderId))
    const chain = found ? await lockChain(db, found.rootId) : []
    const order = chain.find(({ id }) => id === orderId)
    const [entry] = await db.select().from(waitListEntries).where(eq(waitListEntries.orderId, orderId))
    if (!order || entry?.state !== 'WAITING') return false
    if (cancelWords !== null) await db.update(orders).set({ cancelWords }).where(eq(orders.id, orderId))
    await refundInFull({ ...trade, db }, chain, order, { kind: 'WAIT_LIST', reasonCode })
    return true
  })
}

/** Buyers who have waited until the deadline in vain get their money back; answers how many. */
export async function failWaitList(trade: Trade): Promise<number> {
  const due = await trade.db
    .select({ id: waitListEntries.orderId })
    .from(waitListEntries)
    .where(and(eq(waitListEntries.state, 'WAITING'), lte(waitListEntries.deadline, trade.clock.now())))
    .orderBy(asc(waitListEntries.deadline), asc(waitListEntries.orderId))
    .limit(BATCH)
  let failed = 0
  for (const { id } of due) failed += Number(await endWaiting(trade, id, 'WAIT_LIST_FAILED'))
  return failed
}
