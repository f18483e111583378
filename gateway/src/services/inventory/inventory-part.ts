import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { allocations } from '../../database/schema/inventory'
import type { OrderPart, ReversedRecord } from '../orders/order-part'
import type { LineRow } from '../orders/order-records'
import { confirmInventory, type InventoryClaim, releaseInventory, reserveInventory, returnInventory } from './inventory'

/** Inventory claims of orders, whatever their lines are. */
export const inventoryPart: OrderPart = {
  async reserve({ db }, { order, lines, draft }) {
    const claims = draft.lines.flatMap((line, at) =>
      line.claims.map((claim) => ({ ...claim, ownerId: lines[at]?.id ?? '' })),
    )
    await reserveInventory(db, claims, order.payBefore)
  },

  async confirm({ db }, paid) {
    await confirmInventory(
      db,
      paid.flatMap(({ lines }) => lines.map(({ id }) => id)),
    )
  },

  async release({ db }, gone) {
    await releaseInventory(
      db,
      gone.flatMap(({ lines }) => lines.map(({ id }) => id)),
    )
  },

  async reverse({ db }, record) {
    await returnInventory(db, await returnedClaims(db, record))
  },
}

/**
 * Inventory returned with units: each returns its own. What a line claimed as a whole, such as one package of several
 * tickets, returns by whole packages.
 */
async function returnedClaims(db: Database, record: ReversedRecord): Promise<InventoryClaim[]> {
  const lineIds = record.lines.map(({ id }) => id)
  if (lineIds.length === 0) return []
  const rows = await db.select().from(allocations).where(inArray(allocations.ownerId, lineIds))
  return rows
    .filter(({ state }) => state === 'SOLD')
    .flatMap(({ inventoryId, ownerId, qty, returned }) => {
      const line = record.lines.find(({ id }) => id === ownerId)
      if (!line) return []
      const back = backOf(record, line, { inventoryId, qty, returned })
      return back > 0 ? [{ inventoryId, ownerId, qty: back }] : []
    })
}

function backOf(
  { units, reversed }: ReversedRecord,
  line: LineRow,
  { inventoryId, qty, returned }: { inventoryId: string; qty: number; returned: number },
): number {
  const ofLine = units.filter(({ lineId }) => lineId === line.id)
  const now = reversed.filter(({ lineId }) => lineId === line.id)
  const own = now.filter((unit) => unit.inventoryId === inventoryId)
  if (ofLine.some((unit) => unit.inventoryId === inventoryId)) return own.length
  const before = ofLine.filter(({ state }) => state === 'REFUNDED' || state === 'EXCHANGED').length
  return Math.floor(((before + now.length) * qty) / ofLine.length) - returned
}
