import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { orderLines, orders, orderUnits } from '../../database/schema/orders'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
export type UnitRow = typeof orderUnits.$inferSelect

/** An order with what it is made of. */
export interface OrderRecord {
  order: OrderRow
  lines: readonly LineRow[]
  units: readonly UnitRow[]
}

/** Orders past their payment deadline, before any cleanup: what they reserve is free. `now`: epoch ms. */
export function isOverdue(now: number): SQL {
  return sql`(${orders.state} = 'UNPAID' AND ${orders.payBefore} <= ${now})`
}

/** Locks orders, in one order, until the transaction ends; those that are not there are left out. */
export async function lockOrders(tx: Database, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('no key update')
}

/** Orders by their ids, by ascending id. */
export async function findOrdersById(db: Database, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
}

/** Orders with their lines and units, in the order given. */
export async function recordsOf(db: Database, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(orderLines.sequence)
  const units = await db.select().from(orderUnits).where(inArray(orderUnits.orderId, ids)).orderBy(orderUnits.sequence)
  return rows.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    units: units.filter(({ orderId }) => orderId === order.id),
  }))
}
