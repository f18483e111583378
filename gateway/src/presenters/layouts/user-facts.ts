import { eq } from 'drizzle-orm'
import type { UserCall } from '../../call'
import { coupons } from '../../database/schema/coupons'
import { enrollments, subscriptions } from '../../database/schema/marketing'
import { currentMembership } from '../../services/memberships/memberships'
import { newestUnpaidOrder, summariesOf } from '../../services/orders/find-orders'
import { remindedOfSale } from '../../services/reminders/reminders'
import { presentOrderSummary } from '../order'
import type { UserFacts } from './layout-viewer'

/** User's part of the shop's layouts, from the database. */
export async function userFactsOf(call: UserCall): Promise<UserFacts> {
  const { db, user } = call
  const { userId } = user
  const obtained = await db.select().from(coupons).where(eq(coupons.userId, userId))
  const subscribed = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const enrolled = await db.select().from(enrollments).where(eq(enrollments.userId, userId))
  const newest = await newestUnpaidOrder(call)
  const [unpaid] = newest ? await summariesOf(call, [newest]) : []
  return {
    obtainedCoupons: new Set(obtained.map(({ templateId }) => templateId)),
    subscribed: new Set([
      ...subscribed.map(({ targetType, targetId }) => `${targetType}:${targetId}`),
      ...(await remindedOfSale(db, userId)).map((showId) => `SHOW:${showId}`),
    ]),
    enrolledTopics: new Set(enrolled.map(({ topicId }) => topicId)),
    membershipEndsAt: (await currentMembership(db, userId, call.clock.now()))?.endsAt ?? null,
    orderToPay: unpaid ? presentOrderSummary(unpaid, call) : null,
  }
}
