import { and, asc, inArray, lte } from 'drizzle-orm'
import { inTransaction } from '../../database/in-transaction'
import { orders } from '../../database/schema/orders'
import { earn } from '../ledgers/earnings'
import type { Trade } from '../trade'
import { moveOrders } from './move-orders'
import { recordsOf } from './order-records'

/** Orders that are completed in one transaction. */
const BATCH = 100

/** Orders whose sessions are over are completed, and earn points and growth; answers how many. */
export async function completeOrders(trade: Trade): Promise<number> {
  return inTransaction(trade.db, async (db) => {
    const at = trade.clock.now()
    const over = await db
      .select()
      .from(orders)
      .where(and(inArray(orders.state, ['RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS']), lte(orders.completesAt, at)))
      .orderBy(asc(orders.completesAt))
      .limit(BATCH)
      .for('no key update', { skipLocked: true })
    const completed = await moveOrders(db, over, { to: 'SUCCEEDED', cause: 'COMPLETED', at })
    await earn({ ...trade, db }, await recordsOf(db, completed))
    return over.length
  })
}
