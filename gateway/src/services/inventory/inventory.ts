import { and, eq, inArray, lte, sql, sum } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { Clock } from '../../clock'
import type { Database } from '../../database/connect'
import { allocations, inventory } from '../../database/schema/inventory'

/** Units that an owner, such as an order line, wants. */
export interface InventoryClaim {
  inventoryId: string
  ownerId: string
  qty: number
}

/** Less stock is left than requested. */
export class OutOfStock extends BusinessError {
  /** `inventoryId`: of what, where it was tried to be taken. */
  constructor(readonly inventoryId?: string) {
    super(BUSINESS_ERROR.soldOut, 'order.soldOut', { mode: 4, subTextKey: 'order.soldOut.sub' })
  }
}

/** Takes units out of what is left until `expiresAt` (epoch ms), all or none. Throws `OutOfStock`. */
export async function reserveInventory(
  tx: Database,
  claims: readonly InventoryClaim[],
  expiresAt: number | null,
): Promise<void> {
  for (const [id, qty] of totals(claims)) {
    const taken = await tx
      .update(inventory)
      .set({ held: sql`${inventory.held} + ${qty}` })
      .where(and(eq(inventory.id, id), sql`${inventory.capacity} - ${inventory.held} - ${inventory.sold} >= ${qty}`))
      .returning({ id: inventory.id })
    if (taken.length === 0) throw new OutOfStock(id)
  }
  if (claims.length === 0) return
  await tx.insert(allocations).values(claims.map((claim) => ({ ...claim, state: 'HELD' as const, expiresAt })))
}

/** Locks units of several, where some are given back in exchange for others: one order of locks for all. */
export async function lockInventory(tx: Database, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) {
    await tx.select({ id: inventory.id }).from(inventory).where(eq(inventory.id, id)).for('no key update')
  }
}

/** Turns reservations of owners into sales. */
export async function confirmInventory(tx: Database, ownerIds: readonly string[]): Promise<void> {
  const claims = await heldBy(tx, ownerIds)
  for (const [id, qty] of totals(claims)) {
    await tx
      .update(inventory)
      .set({ held: sql`${inventory.held} - ${qty}`, sold: sql`${inventory.sold} + ${qty}` })
      .where(eq(inventory.id, id))
  }
  await settle(tx, claims, 'SOLD')
}

/** Releases reservations of owners. */
export async function releaseInventory(tx: Database, ownerIds: readonly string[]): Promise<void> {
  const claims = await heldBy(tx, ownerIds)
  for (const [id, qty] of totals(claims)) {
    await tx
      .update(inventory)
      .set({ held: sql`${inventory.held} - ${qty}` })
      .where(eq(inventory.id, id))
  }
  await settle(tx, claims, 'RELEASED')
}

/** Units that were sold come back. Never more than were sold: the database refuses. */
export async function returnInventory(tx: Database, claims: readonly InventoryClaim[]): Promise<void> {
  for (const [id, qty] of totals(claims)) {
    await tx
      .update(inventory)
      .set({ sold: sql`${inventory.sold} - ${qty}` })
      .where(eq(inventory.id, id))
  }
  for (const { inventoryId, ownerId, qty } of claims) {
    await tx
      .update(allocations)
      .set({ returned: sql`${allocations.returned} + ${qty}` })
      .where(and(eq(allocations.inventoryId, inventoryId), eq(allocations.ownerId, ownerId)))
  }
}

/** Units of expired reservations, released by the job or not: they are free. */
export async function overdueUnits(
  db: Database,
  inventoryIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: allocations.inventoryId, qty: sum(allocations.qty) })
    .from(allocations)
    .where(
      and(
        eq(allocations.state, 'HELD'),
        lte(allocations.expiresAt, now),
        inArray(allocations.inventoryId, [...inventoryIds]),
      ),
    )
    .groupBy(allocations.inventoryId)
  return new Map(rows.map(({ id, qty }) => [id, Number(qty ?? 0)]))
}

/** Units that can be taken now. */
export async function unitsLeft({ db, clock }: { db: Database; clock: Clock }, inventoryId: string): Promise<number> {
  const [row] = await db.select().from(inventory).where(eq(inventory.id, inventoryId))
  const overdue = (await overdueUnits(db, [inventoryId], clock.now())).get(inventoryId) ?? 0
  return row ? row.capacity - row.held - row.sold + overdue : 0
}

async function heldBy(tx: Database, ownerIds: readonly string[]): Promise<InventoryClaim[]> {
  if (ownerIds.length === 0) return []
  return tx
    .select({ inventoryId: allocations.inventoryId, ownerId: allocations.ownerId, qty: allocations.qty })
    .from(allocations)
    .where(and(inArray(allocations.ownerId, [...ownerIds]), eq(allocations.state, 'HELD')))
}

async function settle(tx: Database, claims: readonly InventoryClaim[], state: 'SOLD' | 'RELEASED'): Promise<void> {
  if (claims.length === 0) return
  const ownerIds = [...new Set(claims.map(({ ownerId }) => ownerId))]
  await tx
    .update(allocations)
    .set({ state, expiresAt: null })
    .where(and(inArray(allocations.ownerId, ownerIds), eq(allocations.state, 'HELD')))
}

/** Claimed quantity of each inventory, by ascending id: transactions lock the same rows in the same order. */
function totals(claims: readonly InventoryClaim[]): [id: string, qty: number][] {
  const byId = new Map<string, number>()
  for (const { inventoryId, qty } of claims) byId.set(inventoryId, (byId.get(inventoryId) ?? 0) + qty)
  return [...byId].sort(([a], [b]) => (a < b ? -1 : 1))
}
