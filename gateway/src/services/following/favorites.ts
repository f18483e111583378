import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Favorite, FavoriteType } from '@/contracts/favorite/set-favorite'
import { notFound } from '../../business-error'
import type { Context } from '../../call'
import type { Show } from '../../catalogue/entities/show'
import { findShows } from '../../catalogue/find-shows'
import type { Database } from '../../database/connect'
import { type SubscriptionTarget, subscriptions } from '../../database/schema/marketing'
import type { Shop } from '../../shop/shop'

/** Shows of one venue that are listed at the most. */
const MAX_OF_VENUE = 100

const KEPT_AS: Readonly<Record<FavoriteType, SubscriptionTarget>> = {
  SHOW: 'FAVORITE_SHOW',
  VENUE: 'FAVORITE_VENUE',
  TOUR: 'TOUR',
}

type Kept = Pick<typeof subscriptions.$inferSelect, 'targetType' | 'targetId'>

/** Favourite of a user as stored; not found if the subject does not exist. */
export function favoriteTarget({ catalogue }: Pick<Shop, 'catalogue'>, type: FavoriteType, id: string): Kept {
  const targetType = KEPT_AS[type]
  if (type === 'SHOW') return { targetType, targetId: catalogue.show(id).showId }
  if (type === 'VENUE') return { targetType, targetId: catalogue.venue(id).venueId }
  if (!catalogue.content.tours.some(({ tourId }) => tourId === id)) throw notFound()
  return { targetType, targetId: id }
}

/** True if a user has it as a favourite, with the number of such users (CAT-082). */
export async function favoriteOf(db: Database, userId: string, { targetType, targetId }: Kept): Promise<Favorite> {
  const [found] = await db
    .select({ count: count(), own: sql<number>`count(*) FILTER (WHERE ${subscriptions.userId} = ${userId})::int` })
    .from(subscriptions)
    .where(and(eq(subscriptions.targetType, targetType), eq(subscriptions.targetId, targetId)))
  return { favorite: (found?.own ?? 0) > 0, count: found?.count ?? 0 }
}

/**
 * The shows that a user keeps and that are still on offer, what was kept last first (CAT-013); of a venue or a tour its
 * shows, each once.
 */
export async function favoriteShows(
  { db, shop, clock }: Pick<Context, 'db' | 'shop' | 'clock'>,
  userId: string,
  type: FavoriteType,
): Promise<readonly Show[]> {
  const rows = await db
    .select({ id: subscriptions.targetId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.targetType, KEPT_AS[type])))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
  const shows = rows.flatMap(({ id }) => showsOf(shop, type, id, clock.now()))
  return [...new Set(shows)]
}

function showsOf({ catalogue }: Shop, type: FavoriteType, id: string, now: number): readonly Show[] {
  if (type === 'SHOW') return [catalogue.findShow(id) ?? []].flat()
  if (type === 'VENUE') {
    const { index } = catalogue
    return findShows(catalogue, { sortType: 'TIME_ASC' }, now, index.setOf(index.atVenue(id))).slice(0, MAX_OF_VENUE)
  }
  const tour = catalogue.content.tours.find(({ tourId }) => tourId === id)
  return tour ? catalogue.stopsOf(tour) : []
}
