import type { Database } from '../database/connect'
import { stock } from '../database/schema/shop'
import type { DemoSeatPlan, DemoSession } from './demo-types'

/** Rows of one insert. */
const BATCH = 500

/** Gives every seat plan of the catalogue the units it begins with. Call it inside a transaction. */
export async function seedStock(
  tx: Database,
  seatPlans: Iterable<{ plan: DemoSeatPlan; session: DemoSession }>,
): Promise<void> {
  const rows = [...seatPlans].map(({ plan, session }) => ({
    seatPlanId: plan.seatPlanId,
    sessionId: session.sessionId,
    initial: plan.stock,
  }))
  for (let at = 0; at < rows.length; at += BATCH) await tx.insert(stock).values(rows.slice(at, at + BATCH))
}
