import { inArray, sql } from 'drizzle-orm'
import type { Session } from '../catalogue/entities/session'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Show } from '../catalogue/entities/show'
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
  const offered = new Set(after.shows.flatMap(({ sessions }) => sessions.flatMap(planIds)))
  return before.shows.flatMap((show) =>
    show.sessions.flatMap((session) => {
      const seatPlans = session.seatPlans.filter(({ seatPlanId }) => !offered.has(seatPlanId))
      return seatPlans.length > 0 ? [{ show, session: { ...session, seatPlans } }] : []
    }),
  )
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
  const showIds = new Set(after.shows.map(({ showId }) => showId))
  const lost = new Map(rows.flatMap(({ show }) => (showIds.has(show.showId) ? [] : [[show.showId, show] as const])))
  await insertRows(tx, [
    ...rows.map(({ show, session }) => ({
      id: session.sessionId,
      showId: show.showId,
      kind: 'SESSION' as const,
      content: { ...session, status: 'CANCELED' as const },
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
  const offered = new Set(shows.map(({ showId }) => showId))
  const whole = new Map(shows.flatMap(({ sessions }) => sessions.map((one) => [one.sessionId, planIds(one)] as const)))
  const ids = rows.flatMap(({ id, kind, content }) => {
    if (kind === 'SHOW') return offered.has(id) ? [id] : []
    const isBack = planIds(content as Session).every((planId) => whole.get(id)?.includes(planId))
    return isBack ? [id] : []
  })
  if (ids.length > 0) await tx.delete(withdrawnContent).where(inArray(withdrawnContent.id, ids))
}

export function planIds({ seatPlans }: Session): string[] {
  return seatPlans.map(({ seatPlanId }) => seatPlanId)
}
