import { and, eq, lte } from 'drizzle-orm'
import { availabilityOf, sessionStatusNow } from '../../catalogue/availability'
import type { Catalogue, FoundSeatPlan } from '../../catalogue/catalogue'
import { inTransaction } from '../../database/in-transaction'
import { backInStockRequests } from '../../database/schema/people'
import type { Trade } from '../trade'
import { notifyUser } from './send-reminders'

/** Users notified in one batch. */
const BATCH = 100

/**
 * Notifies users who subscribed to a seat plan, once, as soon as it is on sale again (CAT-063). Subscribing again is
 * allowed afterwards. Returns the number of notified users.
 */
export async function notifyBackInStock(trade: Trade, catalogue: Catalogue): Promise<number> {
  const { db } = trade
  const wanted = await db.selectDistinct({ seatPlanId: backInStockRequests.seatPlanId }).from(backInStockRequests)
  const found = wanted.flatMap(({ seatPlanId }) => catalogue.findSeatPlan(seatPlanId) ?? [])
  let notified = 0
  for (const [one, units] of await unitsOnSale(trade, found)) {
    if (units > 0) notified += await notifyOfPlan(trade, one, units)
  }
  return notified
}

async function unitsOnSale(
  { db, clock }: Trade,
  found: readonly FoundSeatPlan[],
): Promise<ReadonlyMap<FoundSeatPlan, number>> {
  const now = clock.now()
  const coming = found.filter(({ session }) => session.beginAt > now)
  const left = await availabilityOf({ db, clock }, [...new Set(coming.map(({ session }) => session))])
  return new Map(
    coming.map((one) => {
      const isOnSale = sessionStatusNow(one.session, one.show, left, now) === 'ON_SALE'
      return [one, isOnSale ? (left.get(one.plan.seatPlanId) ?? 0) : 0]
    }),
  )
}

async function notifyOfPlan(trade: Trade, { show, session, plan }: FoundSeatPlan, units: number): Promise<number> {
  const { seatPlanId } = plan
  const rows = await trade.db
    .select()
    .from(backInStockRequests)
    .where(and(eq(backInStockRequests.seatPlanId, seatPlanId), lte(backInStockRequests.qty, units)))
    .limit(BATCH)
  for (const { id } of rows) {
    await inTransaction(trade.db, async (tx) => {
      // Another gateway may have been quicker.
      const [mine] = await tx.delete(backInStockRequests).where(eq(backInStockRequests.id, id)).returning()
      if (!mine) return
      const { userId, locale } = mine
      const values = { show: show.name[locale], session: session.name[locale], plan: plan.name[locale] }
      await notifyUser({ ...trade, db: tx }, userId, 'SMS', { locale, key: 'reminder.planBack', values })
    })
  }
  return rows.length
}
