import { and, desc, eq } from 'drizzle-orm'
import type { UserCall } from '../../call'
import { enrollments, subscriptions, userCoupons } from '../../database/schema/marketing'
import { orders } from '../../database/schema/orders'
import { expireOrders } from '../../services/end-orders'
import { presentOrderSummary } from '../order'
import type { UserFacts } from './layout-viewer'

/** What of the shop's layouts belongs to a user, from the database. */
export async function userFactsOf(call: UserCall): Promise<UserFacts> {
  const { db, clock, user } = call
  const { userId } = user
  await expireOrders(db, clock)
  const obtained = await db.select().from(userCoupons).where(eq(userCoupons.userId, userId))
  const subscribed = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const enrolled = await db.select().from(enrollments).where(eq(enrollments.userId, userId))
  const [unpaid] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'UNPAID')))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return {
    obtainedCoupons: new Set(obtained.map(({ couponTemplateId }) => couponTemplateId)),
    subscribed: new Set(subscribed.map(({ targetType, targetId }) => `${targetType}:${targetId}`)),
    enrolledTopics: new Set(enrolled.map(({ topicId }) => topicId)),
    orderToPay: unpaid ? presentOrderSummary(unpaid, call) : null,
  }
}
