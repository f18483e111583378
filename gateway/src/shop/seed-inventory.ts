import type { Offers } from '../catalogue/entities/offers'
import type { SeatPlan, Session } from '../catalogue/entities/session'
import type { Database } from '../database/connect'
import { inventory } from '../database/schema/inventory'

/** Rows per insert. */
const BATCH = 500

/** Catalogue items with a stock. */
interface Stocked {
  seatPlans: Iterable<{ plan: SeatPlan; session: Session }>
  content: { offers: Offers }
}

/** Inserts the initial stock of catalogue items; keeps existing rows. */
export async function seedInventory(tx: Database, catalogue: Stocked): Promise<void> {
  const known = await tx.select({ id: inventory.id }).from(inventory)
  const ids = new Set(known.map(({ id }) => id))
  const rows = stockOf(catalogue).filter(({ id }) => !ids.has(id))
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx
      .insert(inventory)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing()
  }
}

type Stock = Pick<typeof inventory.$inferInsert, 'id' | 'kind' | 'groupId' | 'capacity'>

/** Stock rows of open catalogues: tens of thousands, immutable. */
const stocks = new WeakMap<Stocked, readonly Stock[]>()

function stockOf(catalogue: Stocked): readonly Stock[] {
  const stock = stocks.get(catalogue) ?? listStock(catalogue)
  stocks.set(catalogue, stock)
  return stock
}

function listStock({ seatPlans, content: { offers } }: Stocked): Stock[] {
  return [
    ...[...seatPlans].map(({ plan, session }) => ({
      id: plan.seatPlanId,
      kind: 'SEAT_PLAN' as const,
      groupId: session.sessionId,
      capacity: plan.stock,
    })),
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
