import { and, eq, inArray } from 'drizzle-orm'
import type { PublicCall } from '../../call'
import { backInStockRequests } from '../../database/schema/people'

/** Seat plans among these with a back-in-stock request of the user. */
export async function registeredPlans(
  { db, user }: Pick<PublicCall, 'db' | 'user'>,
  seatPlanIds: string[],
): Promise<ReadonlySet<string>> {
  if (!user || seatPlanIds.length === 0) return new Set()
  const rows = await db
    .select({ seatPlanId: backInStockRequests.seatPlanId })
    .from(backInStockRequests)
    .where(and(eq(backInStockRequests.userId, user.userId), inArray(backInStockRequests.seatPlanId, seatPlanIds)))
  return new Set(rows.map(({ seatPlanId }) => seatPlanId))
}
