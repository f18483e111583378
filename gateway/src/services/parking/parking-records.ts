import { inArray } from 'drizzle-orm'
import { parkingOrders } from '../../database/schema/parking'
import { type OrderSummaryRecord, summariesOf } from '../orders/find-orders'
import type { OrderRow } from '../orders/order-records'
import type { Trade } from '../trade'

/** An order for parking with what it pays for. */
export interface ParkingRecord extends OrderSummaryRecord {
  parked: typeof parkingOrders.$inferSelect | undefined
}

/** List entries of parking orders, in the given order. */
export async function parkingRecords({ db, clock }: Trade, rows: readonly OrderRow[]): Promise<ParkingRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const parked = await db.select().from(parkingOrders).where(inArray(parkingOrders.orderId, ids))
  const summaries = await summariesOf({ db, clock }, rows)
  return summaries.map((summary) => ({
    ...summary,
    parked: parked.find(({ orderId }) => orderId === summary.order.id),
  }))
}
