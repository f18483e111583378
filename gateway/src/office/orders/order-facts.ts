import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { orders, orderUnits } from '../../database/schema/orders'
import { refunds } from '../../database/schema/refunds'
import { tickets } from '../../database/schema/tickets'
import { canonicalJson } from '../../http/canonical-json'
import { hashed } from '../../random'
import { lockUser } from '../../services/accounts/lock-user'
import type { OrderRow } from '../../services/orders/order-records'
import { lockChain } from '../../services/refunds/allocate-refund'
import type { StaffCall } from '../office-call'
import { OfficeError } from '../office-error'

/** States of an order and its parts: what a write of the office may change, for the audit log. */
export interface OrderFacts extends Record<string, unknown> {
  state: string
  units: Readonly<Record<string, number>>
  tickets: Readonly<Record<string, number>>
  refunds: readonly { id: string; state: string; cents: number }[]
}

export async function orderFacts(db: Database, { id }: Pick<OrderRow, 'id'>): Promise<OrderFacts> {
  const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, id))
  const units = await db.select({ state: orderUnits.state }).from(orderUnits).where(eq(orderUnits.orderId, id))
  const entries = await db.select({ state: tickets.state }).from(tickets).where(eq(tickets.orderId, id))
  const back = await db
    .select({ id: refunds.id, state: refunds.state, cents: refunds.cents })
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return { state: order?.state ?? '', units: countsOf(units), tickets: countsOf(entries), refunds: back }
}

function countsOf(rows: readonly { state: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

/** Version of an order: a write is for what its form showed, and for nothing else. */
export function orderVersion(facts: OrderFacts): string {
  return hashed(canonicalJson(facts)).slice(0, 16)
}

/** Locks an order; refuses one that has changed since it was shown. */
export async function lockUnchanged(
  { db }: Pick<StaffCall, 'db'>,
  { id, version }: { id: string; version: string },
): Promise<{ order: OrderRow; facts: OrderFacts }> {
  const [row] = await db.select({ userId: orders.userId, rootId: orders.rootId }).from(orders).where(eq(orders.id, id))
  if (!row) throw new OfficeError('notFound')
  await lockUser({ db, user: row })
  const order = (await lockChain(db, row.rootId)).find((each) => each.id === id)
  if (!order) throw new OfficeError('notFound')
  const facts = await orderFacts(db, order)
  if (orderVersion(facts) !== version) throw new OfficeError('changed')
  return { order, facts }
}
