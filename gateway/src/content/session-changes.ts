import { eq, inArray } from 'drizzle-orm'
import type { Session } from '../catalogue/entities/session'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Show } from '../catalogue/entities/show'
import type { Database } from '../database/connect'
import { sessionChanges } from '../database/schema/content'
import { vouchers } from '../database/schema/tickets'

export type SessionChangeKind = 'MOVED' | 'PLACE' | 'CANCELED' | 'DELAY'

interface SessionChange {
  kind: SessionChangeKind
  show: Show
  session: Session
}

const BATCH = 500

/**
 * Stores events for the holders of tickets, one per session and revision, and moves their tickets to the
 * new time. Call it inside the transaction of the revision.
 */
export async function announceChanges(
  tx: Database,
  before: ShopContent | undefined,
  after: ShopContent,
  revision: number,
  now: number,
): Promise<void> {
  const changes = before ? changesBetween(before, after, now) : []
  const places = new Map(after.venues.map(({ venueId, name }) => [venueId, name]))
  for (let at = 0; at < changes.length; at += BATCH) {
    const some = changes.slice(at, at + BATCH)
    const ids = some.map(({ session }) => session.sessionId)
    const sold = await tx
      .selectDistinct({ id: vouchers.sessionId })
      .from(vouchers)
      .where(inArray(vouchers.sessionId, ids))
    const soldIds = new Set(sold.map(({ id }) => id))
    for (const { kind, show, session } of some.filter((one) => soldIds.has(one.session.sessionId))) {
      const { sessionId, beginAt } = session
      const place = places.get(show.venueId) ?? show.subtitle
      const words = { show: show.name, session: session.name, place }
      await tx.insert(sessionChanges).values({ sessionId, revision, kind, words, createdAt: now })
      if (kind === 'MOVED')
        await tx.update(vouchers).set({ showTime: beginAt }).where(eq(vouchers.sessionId, sessionId))
    }
  }
}

/** The most important change of each session that is not over. */
function changesBetween(before: ShopContent, after: ShopContent, now: number): SessionChange[] {
  const earlier = new Map(before.shows.map((show) => [show.showId, show]))
  const venueNames = new Map(before.venues.map(({ venueId, name }) => [venueId, name['zh-CN']]))
  const moved = new Set(
    after.venues.filter(({ venueId, name }) => venueNames.get(venueId) !== name['zh-CN']).map(({ venueId }) => venueId),
  )
  return after.shows.flatMap((show) => {
    const known = earlier.get(show.showId)
    if (!known) return []
    const isElsewhere = known.venueId !== show.venueId || moved.has(show.venueId)
    if (known.sessions === show.sessions && !isElsewhere) return []
    const sessions = new Map(known.sessions.map((session) => [session.sessionId, session]))
    return show.sessions.flatMap((session): SessionChange[] => {
      const old = sessions.get(session.sessionId)
      if (!old || Math.max(old.endAt, session.endAt) <= now) return []
      const kind = kindOf(old, session, isElsewhere)
      return kind ? [{ kind, show, session }] : []
    })
  })
}

function kindOf(old: Session, session: Session, isElsewhere: boolean): SessionChangeKind | null {
  const { status, beginAt } = session
  if ((status === 'CANCELED' || status === 'DELAY') && status !== old.status) return status
  if (beginAt !== old.beginAt) return 'MOVED'
  return isElsewhere && status !== 'CANCELED' ? 'PLACE' : null
}
