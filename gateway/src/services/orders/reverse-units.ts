import { inArray } from 'drizzle-orm'
import { canMoveOrder } from '@/domain/order-state'
import { orderUnits } from '../../database/schema/orders'
import type { Trade } from '../trade'
import { moveOrders } from './move-orders'
import type { ReversedRecord } from './order-part'
import { ORDER_PARTS } from './order-parts'
import type { OrderRecord } from './order-records'

/** Returned units, and their new state. */
export interface Reversal extends Pick<ReversedRecord, 'as' | 'isWhole' | 'causeId'> {
  unitIds: readonly string[]
}

/**
 * Units of a paid order, which the transaction has locked, come back: every part takes back its own. An order of which
 * nothing is left is over, unless it was completed before.
 */
export async function reverseUnits(trade: Trade, record: OrderRecord, reversal: Reversal): Promise<void> {
  const { db, clock } = trade
  const { unitIds, ...facts } = reversal
  const reversed = record.units.filter(({ id, state }) => unitIds.includes(id) && state === 'SOLD')
  if (reversed.length !== unitIds.length) throw new Error(`order ${record.order.id} has not sold what comes back`)
  for (const part of ORDER_PARTS) await part.reverse?.(trade, { ...record, ...facts, reversed })
  await db
    .update(orderUnits)
    .set({ state: facts.as })
    .where(inArray(orderUnits.id, [...unitIds]))
  const isOver = record.units.every(({ id, state }) => unitIds.includes(id) || state !== 'SOLD')
  if (!isOver || !canMoveOrder(record.order.state, 'REFUNDED_TICKET')) return
  const cause = facts.as === 'REFUNDED' ? 'REFUNDED' : 'EXCHANGED'
  await moveOrders(db, [record.order], { to: 'REFUNDED_TICKET', cause, at: clock.now() })
}
