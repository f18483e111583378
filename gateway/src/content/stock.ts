import { inArray } from 'drizzle-orm'
import type { Session } from '../catalogue/entities/session'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Database } from '../database/connect'
import { inventory } from '../database/schema/inventory'

/** Stock of a catalogue item. */
export type StockRow = Pick<typeof inventory.$inferInsert, 'id' | 'kind' | 'groupId' | 'capacity'>

/** Content that has a stock. */
type Stocked = Pick<ShopContent, 'shows' | 'offers'>

/** Stock of new things, and of those whose stock has another number. */
export function changedStock(before: Stocked | undefined, after: Stocked): StockRow[] {
  if (!before) return listStock(after)
  const sold = new Map(before.shows.map(({ showId, sessions }) => [showId, sessions]))
  // The stock of a show is in its sessions: the same ones have the same stock.
  const changed = after.shows.filter(({ showId, sessions }) => sold.get(showId) !== sessions)
  const earlier = new Map(changed.map(({ showId }) => [showId, sold.get(showId) ?? []]))
  const known = new Map(
    [...listSeats([...earlier.values()].flat()), ...listOffers(before)].map((row) => [row.id, row.capacity]),
  )
  return [...listSeats(changed.flatMap(({ sessions }) => sessions)), ...listOffers(after)].filter(
    ({ id, capacity }) => known.get(id) !== capacity,
  )
}

/** Stock of everything that a shop offers. */
export function listStock(content: Stocked): StockRow[] {
  const sessions = content.shows.flatMap((show) => [...show.sessions, ...show.pastSessions])
  return [...listSeats(sessions), ...listOffers(content)]
}

function listSeats(sessions: readonly Session[]): StockRow[] {
  return sessions.flatMap(({ sessionId, seatPlans }) =>
    seatPlans.map(({ seatPlanId, stock }) => ({
      id: seatPlanId,
      kind: 'SEAT_PLAN' as const,
      groupId: sessionId,
      capacity: stock,
    })),
  )
}

function listOffers({ offers }: Stocked): StockRow[] {
  return [
    ...offers.coupons.map(({ couponTemplateId, quota }) => ({
      id: couponTemplateId,
      kind: 'COUPON' as const,
      groupId: 'coupons',
      capacity: quota,
    })),
    ...offers.cards.map(({ cardId, stock }) => ({
      id: cardId,
      kind: 'CARD' as const,
      groupId: 'cards',
      capacity: stock,
    })),
    // Paper of each kind.
    ...offers.stubTemplates.map(({ templateId, stock }) => ({
      id: templateId,
      kind: 'SKU' as const,
      groupId: 'stub-templates',
      capacity: stock,
    })),
    ...offers.goods.flatMap(({ spuId, skus }) =>
      skus.map(({ skuId, stock }) => ({ id: skuId, kind: 'SKU' as const, groupId: spuId, capacity: stock })),
    ),
  ]
}

/** Rows that are locked in one statement. */
const BATCH = 500

/** Locks stock by ascending id, so that a publication and an order never wait for each other. */
export async function lockStock(tx: Database, ids: readonly string[]): Promise<void> {
  const sorted = [...new Set(ids)].sort()
  for (let at = 0; at < sorted.length; at += BATCH) {
    const some = inArray(inventory.id, sorted.slice(at, at + BATCH))
    await tx.select({ id: inventory.id }).from(inventory).where(some).orderBy(inventory.id).for('update')
  }
}
