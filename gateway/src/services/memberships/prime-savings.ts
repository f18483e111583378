import { and, eq, gte, sum } from 'drizzle-orm'
import { venueTime } from '@/domain/show-date'
import type { UserCall } from '../../call'
import { priceLines, priceSplits } from '../../database/schema/bills'
import { orders, orderUnits } from '../../database/schema/orders'

/** Cents that the member's price has taken off for a user in the year that it is now, of what was not given back. */
export async function savedThisYear({ db, user, clock }: Pick<UserCall, 'db' | 'user' | 'clock'>): Promise<number> {
  const [saved] = await db
    .select({ cents: sum(priceSplits.cents) })
    .from(priceSplits)
    .innerJoin(priceLines, eq(priceLines.id, priceSplits.priceLineId))
    .innerJoin(orderUnits, eq(orderUnits.id, priceSplits.unitId))
    .innerJoin(orders, eq(orders.id, priceLines.orderId))
    .where(
      and(
        eq(orders.userId, user.userId),
        gte(orders.paidAt, venueTime(clock.now()).startOf('year').valueOf()),
        eq(priceLines.type, 'PRIME'),
        eq(orderUnits.state, 'SOLD'),
      ),
    )
  return Number(saved?.cents ?? 0)
}
