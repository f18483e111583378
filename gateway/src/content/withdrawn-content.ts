import { inArray, sql } from 'drizzle-orm'
import type { SeatPlan, Session } from '../catalogue/entities/session'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Show } from '../catalogue/entities/show'
import { unpack } from '../catalogue/packed-sessions'
import type { Database } from '../database/connect'
import { withdrawnContent } from '../database/schema/content'
import { allocations, inventory } from '../database/schema/inventory'

/** Shows and sessions that are no longer offered, for their orders. */
export interface WithdrawnContent {
  sessions: ReadonlyMap<string, readonly Session[]>
  shows: readonly Show[]
}

const BATCH = 100

export async function readWithdrawn(db: Database): Promise<WithdrawnContent> {
  const rows = await db.select().from(withdrawnContent)
  const sessions = new Map<string, Session[]>()
  for (const { kind, showId, content } of rows)
    if (kind === 'SESSION') sessions.set(showId, [...(sessions.get(showId) ?? []), content as Session])
  const shows = rows.filter(({ kind }) => kind === 'SHOW').map(({ content }) => content as Show)
  return { sessions, shows: shows.map((show) => ({ ...show, pastSessions: sessions.get(show.showId) ?? [] })) }
}

/** Seat plans of sessions that the next content lacks, with their shows. */
export function lostSessions(before: ShopContent, after: ShopContent): { show: Show; session: Session }[] {
  const next = new Map(after.shows.map(({ showId, sessions }) => [showId, sessions]))
  return before.shows.flatMap((show) => {
    const sessions = next.get(show.showId) ?? []
    if (sessions === show.sessions) return []
    const offered = new Set(sessions.flatMap(planIds))
    return show.sessions.flatMap((session) => {
      const seatPlans = session.seatPlans.filter(({ seatPlanId }) => !offered.has(seatPlanId))
      return seatPlans.length > 0 ? [{ show, session: { ...unpack(session), seatPlans } }] : []
    })
  })
}

/**
 * Sells nothing more of the seat plans that the next content lacks, and keeps their sessions and shows for the orders
 * that exist. What the next content has again is withdrawn no longer. Call it after `lockStock`.
 */
export async function withdraw(
  tx: Database,
  gone: readonly { show: Show; session: Session }[],
  after: ShopContent,
  revision: number,
): Promise<void> {
  const ids = gone.flatMap(({ session }) => planIds(session)).sort()
  const ordered = await stopSelling(tx, ids)
  const rows = gone.filter(({ session }) => planIds(session).some((id) => ordered.has(id)))
  const earlier = await earlierPlans(
    tx,
    rows.map(({ session }) => session.sessionId),
  )
  const showIds = new Set(after.shows.map(({ showId }) => showId))
  const lost = new Map(rows.flatMap(({ show }) => (showIds.has(show.showId) ? [] : [[show.showId, show] as const])))
  await insertRows(tx, [
    ...rows.map(({ show, session }) => ({
      id: session.sessionId,
      showId: show.showId,
      kind: 'SESSION' as const,
      content: {
        ...session,
        seatPlans: [...session.seatPlans, ...(earlier.get(session.sessionId) ?? [])],
        status: 'CANCELED' as const,
      },
      revision,
    })),
    ...[...lost.values()].map((show) => ({
      id: show.showId,
      showId: show.showId,
      kind: 'SHOW' as const,
      content: { ...show, showStatus: 'DISABLED' as const, sessions: [], pastSessions: [] },
      revision,
    })),
  ])
  await removeRows(tx, after)
}

/** Lowers the stock of seat plans to what is held and sold; the ids of those that were ever ordered. */
async function stopSelling(tx: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const ordered = new Set<string>()
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH)
    await tx
      .update(inventory)
      .set({ capacity: sql`${inventory.held} + ${inventory.sold}` })
      .where(inArray(inventory.id, some))
    const rows = await tx
      .selectDistinct({ id: allocations.inventoryId })
      .from(allocations)
      .where(inArray(allocations.inventoryId, some))
    for (const { id } of rows) ordered.add(id)
  }
  return ordered
}

/** Seat plans that earlier revisions withdrew from sessions. */
async function earlierPlans(tx: Database, sessionIds: readonly string[]): Promise<Map<string, readonly SeatPlan[]>> {
  const plans = new Map<string, readonly SeatPlan[]>()
  for (let at = 0; at < sessionIds.length; at += BATCH) {
    const some = inArray(withdrawnContent.id, sessionIds.slice(at, at + BATCH))
    for (const { id, content } of await tx.select().from(withdrawnContent).where(some))
      plans.set(id, (content as Session).seatPlans)
  }
  return plans
}

async function insertRows(tx: Database, rows: readonly (typeof withdrawnContent.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx
      .insert(withdrawnContent)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoUpdate({
        target: withdrawnContent.id,
        set: { content: sql`excluded.content`, revision: sql`excluded.revision` },
      })
  }
}

async function removeRows(tx: Database, { shows }: ShopContent): Promise<void> {
  const rows = await tx.select().from(withdrawnContent)
  if (rows.length === 0) return
  const offered = new Map(shows.map((show) => [show.showId, show]))
  const ids = rows.flatMap(({ id, showId, kind, content }) => {
    const show = offered.get(showId)
    if (!show) return []
    if (kind === 'SHOW') return [id]
    const session = show.sessions.find(({ sessionId }) => sessionId === id)
    const isBack = session && planIds(content as Session).every((planId) => planIds(session).includes(planId))
    return isBack ? [id] : []
  })
  if (ids.length > 0) await tx.delete(withdrawnContent).where(inArray(withdrawnContent.id, ids))
}

export function planIds({ seatPlans }: Session): string[] {
  return seatPlans.map(({ seatPlanId }) => seatPlanId)
}
