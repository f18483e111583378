import { inArray } from 'drizzle-orm'
import { canMoveOrder, type OrderStateName } from '@/domain/order-state'
import type { Database } from '../../database/connect'
import { type OrderCause, orderChanges, orders } from '../../database/schema/orders'
import type { OrderRow } from './order-records'

/** Transition of an order: state, cause and time (epoch ms). */
export interface OrderMove {
  to: OrderStateName
  cause: OrderCause
  at: number
}

/**
 * Moves orders that the transaction has locked into another state and records the reason, with what else changes with the
 * state. Throws for a transition that the state machine lacks (`ORDER_TRANSITIONS`): a bug of the caller.
 */
export async function moveOrders(
  tx: Database,
  rows: readonly OrderRow[],
  { to, cause, at }: OrderMove,
  changes: Partial<OrderRow> = {},
): Promise<OrderRow[]> {
  if (rows.length === 0) return []
  const stray = rows.find(({ state }) => !canMoveOrder(state, to))
  if (stray) throw new Error(`order ${stray.id} cannot go from ${stray.state} to ${to}`)
  const ids = rows.map(({ id }) => id)
  await tx
    .update(orders)
    .set({ ...changes, state: to })
    .where(inArray(orders.id, ids))
  await tx
    .insert(orderChanges)
    .values(rows.map(({ id, state }) => ({ orderId: id, fromState: state, state: to, cause, at })))
  return rows.map((row) => ({ ...row, ...changes, state: to }))
}
