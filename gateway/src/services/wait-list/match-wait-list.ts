import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { inventory } from '../../database/schema/inventory'
import { orders } from '../../database/schema/orders'
import { waitListEntries } from '../../database/schema/wait-list'
import { confirmInventory, lockInventory, OutOfStock, reserveInventory } from '../inventory/inventory'
import { moveOrders } from '../orders/move-orders'
import { stateWhenReady } from '../orders/order-kinds'
import { lockOrders, recordsOf } from '../orders/order-records'
import { issueVouchers } from '../tickets/ticket-part'
import type { Trade } from '../trade'
import type { WaitListRow } from './wait-list-records'

/**
 * Gives units that came back to those who wait for them: the first of each queue, when there are enough for all of its
 * order. No one is overtaken, not even by a smaller order. Returns the number of matches.
 */
export async function matchWaitList(trade: Trade): Promise<number> {
  let matched = 0
  for (const orderId of await firstsThatFit(trade)) matched += Number(await tryToMatch(trade, orderId))
  return matched
}

/** A clerk gives an order that waits its tickets, from further units where none are left (contract D-16). */
export async function matchByClerk(trade: Trade, orderId: string): Promise<boolean> {
  return matchOrder(trade, orderId, async (db, { inventoryId, qty }) => {
    await lockInventory(db, [inventoryId])
    await db
      .update(inventory)
      .set({ capacity: sql`greatest(${inventory.capacity}, ${inventory.held} + ${inventory.sold} + ${qty})` })
      .where(eq(inventory.id, inventoryId))
  })
}

async function firstsThatFit({ db, clock }: Trade): Promise<string[]> {
  const firsts = db
    .selectDistinctOn([waitListEntries.inventoryId], {
      orderId: waitListEntries.orderId,
      inventoryId: waitListEntries.inventoryId,
      qty: waitListEntries.qty,
    })
    .from(waitListEntries)
    .where(and(eq(waitListEntries.state, 'WAITING'), gt(waitListEntries.deadline, clock.now())))
    .orderBy(asc(waitListEntries.inventoryId), asc(waitListEntries.queuedAt), asc(waitListEntries.orderId))
    .as('firsts')
  const rows = await db
    .select({ orderId: firsts.orderId })
    .from(firsts)
    .innerJoin(inventory, eq(inventory.id, firsts.inventoryId))
    .where(sql`${inventory.capacity} - ${inventory.held} - ${inventory.sold} >= ${firsts.qty}`)
  return rows.map(({ orderId }) => orderId)
}

/** The units may have been claimed since they were seen. */
async function tryToMatch(trade: Trade, orderId: string): Promise<boolean> {
  try {
    return await matchOrder(trade, orderId)
  } catch (error) {
    if (error instanceof OutOfStock) return false
    throw error
  }
}

async function matchOrder(
  trade: Trade,
  orderId: string,
  makeRoom?: (db: Database, entry: WaitListRow) => Promise<void>,
): Promise<boolean> {
  return inTransaction(trade.db, async (db) => {
    const at = trade.clock.now()
    const [order] = await lockOrders(db, [orderId])
    const [entry] = await db.select().from(waitListEntries).where(eq(waitListEntries.orderId, orderId))
    if (!order || entry?.state !== 'WAITING' || entry.deadline <= at) return false
    const [record] = await recordsOf(db, [order])
    const [line] = record?.lines ?? []
    if (!record || !line) throw new Error(`order ${orderId} waits for nothing`)
    await makeRoom?.(db, entry)
    await reserveInventory(db, [{ inventoryId: entry.inventoryId, ownerId: line.id, qty: entry.qty }], null)
    await confirmInventory(db, [line.id])
    await db.update(waitListEntries).set({ state: 'MATCHED' }).where(eq(waitListEntries.orderId, orderId))
    await issueVouchers({ ...trade, db }, record)
    const completesAt = line.snapshot.session?.endAt ?? null
    await db.update(orders).set({ completesAt }).where(eq(orders.id, orderId))
    const to = stateWhenReady(order)
    if (to !== order.state) await moveOrders(db, [order], { to, cause: 'MATCHED', at })
    return true
  })
}
