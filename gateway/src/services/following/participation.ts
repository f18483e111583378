import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { coupons } from '../../database/schema/coupons'
import { enrollments, subscriptions } from '../../database/schema/marketing'

/** Templates of received coupons, followed targets, and topics of enrolments of a user. */
export async function participationOf(db: Database, userId: string) {
  const obtained = await db.select().from(coupons).where(eq(coupons.userId, userId))
  const targets = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const enrolled = await db.select().from(enrollments).where(eq(enrollments.userId, userId))
  return {
    templateIds: new Set(obtained.map(({ templateId }) => templateId)),
    targets,
    topicIds: new Set(enrolled.map(({ topicId }) => topicId)),
  }
}
