import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Database } from '../../database/connect'
import { type SubscriptionTarget, subscriptions } from '../../database/schema/marketing'
import { newId } from '../../random'

export interface Subscription {
  userId: string
  targetType: SubscriptionTarget
  targetId: string
}

/** True if a user follows it. */
export async function isSubscribed(db: Database, subscription: Subscription): Promise<boolean> {
  const rows = await db.select().from(subscriptions).where(matches(subscription))
  return rows.length > 0
}

/** Lets a user follow something, or no longer. */
export async function setSubscribed(
  db: Database,
  clock: Clock,
  subscription: Subscription,
  isWanted: boolean,
): Promise<void> {
  if (!isWanted) {
    await db.delete(subscriptions).where(matches(subscription))
    return
  }
  await db
    .insert(subscriptions)
    .values({ id: newId(), ...subscription, createdAt: clock.now() })
    .onConflictDoNothing()
}

function matches({ userId, targetType, targetId }: Subscription) {
  return and(
    eq(subscriptions.userId, userId),
    eq(subscriptions.targetType, targetType),
    eq(subscriptions.targetId, targetId),
  )
}
