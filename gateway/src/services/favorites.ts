import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Favorite } from '@/contracts/favorite/set-favorite'
import type { Context } from '../call'
import type { Database } from '../database/connect'
import { subscriptions } from '../database/schema/marketing'
import type { DemoShow } from '../demo/demo-types'

/** Whether a user keeps a show, and how many users do (CAT-082). */
export async function favoriteOf(db: Database, userId: string, showId: string): Promise<Favorite> {
  const [found] = await db
    .select({ count: count(), own: sql<number>`count(*) FILTER (WHERE ${subscriptions.userId} = ${userId})::int` })
    .from(subscriptions)
    .where(and(eq(subscriptions.targetType, 'FAVORITE_SHOW'), eq(subscriptions.targetId, showId)))
  return { favorite: (found?.own ?? 0) > 0, count: found?.count ?? 0 }
}

/** The shows that a user keeps and that are still on offer, the one kept last first (CAT-013). */
export async function favoriteShows(
  { db, shop }: Pick<Context, 'db' | 'shop'>,
  userId: string,
): Promise<readonly DemoShow[]> {
  const rows = await db
    .select({ showId: subscriptions.targetId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.targetType, 'FAVORITE_SHOW')))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
  return rows.flatMap(({ showId }) => shop.catalogue.findShow(showId) ?? [])
}
