import { eq, sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/catalogue'
import { lineSnapshot } from '../catalogue/line-snapshot'
import type { Database } from '../database/connect'
import { orderLines, orders } from '../database/schema/orders'
import { tickets } from '../database/schema/tickets'

/**
 * Orders of a time when only the catalogue knew what things were called get their own copies of it, once. A migration
 * cannot do it, because the catalogue is not in the database.
 */
export async function completeHistory(tx: Database, catalogue: Catalogue): Promise<void> {
  const nameless = await tx.select().from(orderLines).where(sql`${orderLines.snapshot} = '{}'::jsonb`)
  for (const { id, orderId, reference } of nameless) {
    const found = catalogue.seatPlan(reference)
    await tx
      .update(orderLines)
      .set({ snapshot: lineSnapshot(catalogue, found, found.plan) })
      .where(eq(orderLines.id, id))
    await tx.update(orders).set({ completesAt: found.session.endAt }).where(eq(orders.id, orderId))
  }
  const ofNamelessPlans = await tx.select().from(tickets).where(sql`${tickets.seatPlanName} = '{}'::jsonb`)
  for (const { id, seatPlanId } of ofNamelessPlans) {
    const { name } = catalogue.seatPlan(seatPlanId).plan
    await tx.update(tickets).set({ seatPlanName: name }).where(eq(tickets.id, id))
  }
}
