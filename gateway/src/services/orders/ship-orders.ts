import { eq } from 'drizzle-orm'
import { DAY_MS } from '../../clock'
import { inTransaction } from '../../database/in-transaction'
import { shipments } from '../../database/schema/shipments'
import { randomDigits } from '../../random'
import { earn } from '../ledgers/earnings'
import type { Trade } from '../trade'
import { waitListEntriesOf } from '../wait-list/wait-list-records'
import { moveOrders } from './move-orders'
import { lockOrders, type OrderRow, recordsOf } from './order-records'

/** Time after which a sent parcel counts as received, ms. */
const RECEIVED_AFTER_MS = 10 * DAY_MS

/** True for a paid order whose parcel was not sent. */
export function isToBeSent({ state, deliverMethod }: OrderRow): boolean {
  return state === 'RESERVE' && deliverMethod === 'EXPRESS'
}

/** True for goods on their way. */
export function isToBeReceived({ state, type }: OrderRow): boolean {
  return type === 'GOODS' && (state === 'DELIVERING_EXPRESS' || state === 'DELIVERING')
}

/** Marks a paid order as sent; false if it has nothing to send. */
export async function shipOrder(trade: Trade, orderId: string): Promise<boolean> {
  return inTransaction(trade.db, async (db) => {
    const [order] = await lockOrders(db, [orderId])
    if (!order || !isToBeSent(order)) return false
    const waitList = (await waitListEntriesOf(db, [order])).get(orderId)
    if (waitList?.state === 'WAITING') return false
    const at = trade.clock.now()
    const completesAt = order.completesAt ?? at + RECEIVED_AFTER_MS
    await moveOrders(db, [order], { to: 'DELIVERING_EXPRESS', cause: 'SHIPPED', at }, { completesAt })
    await db.insert(shipments).values({ orderId, expressNo: `SF${randomDigits(12)}`, company: 'SF', shippedAt: at })
    return true
  })
}

/** Marks goods as received: the order is completed and earns; false if it is not in delivery. */
export async function receiveGoods(trade: Trade, orderId: string): Promise<boolean> {
  return inTransaction(trade.db, async (db) => {
    const [order] = await lockOrders(db, [orderId])
    if (!order || !isToBeReceived(order)) return false
    const at = trade.clock.now()
    const completed = await moveOrders(db, [order], { to: 'SUCCEEDED', cause: 'SIGNED', at })
    await db.update(shipments).set({ signedAt: at }).where(eq(shipments.orderId, orderId))
    await earn({ ...trade, db }, await recordsOf(db, completed))
    return true
  })
}
