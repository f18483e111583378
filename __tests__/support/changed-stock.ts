import { eq } from 'drizzle-orm'
import { inventory } from '../../gateway/src/database/schema/inventory'
import type { TestGateway } from './test-gateway'

/** Sets the stock; returns the previous one. */
export async function changeStock({ database: { db } }: TestGateway, skuId: string, left: number): Promise<number> {
  const [row] = await db.select().from(inventory).where(eq(inventory.id, skuId))
  if (!row) throw new Error(`nobody sells ${skuId}`)
  const gone = row.held + row.sold
  await db
    .update(inventory)
    .set({ capacity: gone + left })
    .where(eq(inventory.id, skuId))
  return row.capacity - gone
}
