import { inArray } from 'drizzle-orm'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Database } from '../database/connect'
import { inventory } from '../database/schema/inventory'

/** Stock of a catalogue item. */
export type StockRow = Pick<typeof inventory.$inferInsert, 'id' | 'kind' | 'groupId' | 'capacity'>

/** Content that has a stock. */
type Stocked = Pick<ShopContent, 'shows' | 'offers'>

/** Stock of everything that a shop offers. */
export function listStock({ shows, offers }: Stocked): StockRow[] {
  const sessions = shows.flatMap((show) => [...show.sessions, ...show.pastSessions])
  return [
    ...sessions.flatMap(({ sessionId, seatPlans }) =>
      seatPlans.map(({ seatPlanId, stock }) => ({
        id: seatPlanId,
        kind: 'SEAT_PLAN' as const,
        groupId: sessionId,
        capacity: stock,
      })),
    ),
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
