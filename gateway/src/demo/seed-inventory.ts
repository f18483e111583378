import type { Database } from '../database/connect'
import { inventory } from '../database/schema/inventory'
import type { DemoSeatPlan, DemoSession } from './demo-types'

/** Rows of one insert. */
const BATCH = 500

/** Gives everything of the catalogue that there is a number of the units it begins with; what has them keeps them. */
export async function seedInventory(
  tx: Database,
  seatPlans: Iterable<{ plan: DemoSeatPlan; session: DemoSession }>,
): Promise<void> {
  const known = await tx.select({ id: inventory.id }).from(inventory)
  const ids = new Set(known.map(({ id }) => id))
  const rows = [...seatPlans]
    .filter(({ plan }) => !ids.has(plan.seatPlanId))
    .map(({ plan, session }) => ({
      id: plan.seatPlanId,
      kind: 'SEAT_PLAN' as const,
      groupId: session.sessionId,
      capacity: plan.stock,
    }))
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx
      .insert(inventory)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing()
  }
}
