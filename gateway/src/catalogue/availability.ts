import { inArray, sql } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Database } from '../database/connect'
import { allocations, inventory } from '../database/schema/inventory'
import { waitListEntries } from '../database/schema/wait-list'
import type { SeatPlan, Session } from './entities/session'
import type { SalePrivilege, Show } from './entities/show'

/** Units left of each seat plan. */
export type Availability = ReadonlyMap<string, number>

/**
 * Units left now: expired reservations are free, units awaited on the waiting list are not. A package has as many as
 * its scarcest part.
 */
export async function availabilityOf(
  { db, clock }: { db: Database; clock: Clock },
  sessions: readonly Session[],
): Promise<Availability> {
  if (sessions.length === 0) return new Map()
  const ids = sessions.map(({ sessionId }) => sessionId)
  const overdue = sql`coalesce((SELECT sum(${allocations.qty}) FROM ${allocations}
    WHERE ${allocations.inventoryId} = ${inventory.id} AND ${allocations.state} = 'HELD'
      AND ${allocations.expiresAt} <= ${clock.now()}), 0)`
  const waiting = sql`coalesce((SELECT sum(${waitListEntries.qty}) FROM ${waitListEntries}
    WHERE ${waitListEntries.inventoryId} = ${inventory.id} AND ${waitListEntries.state} = 'WAITING'
      AND ${waitListEntries.deadline} > ${clock.now()}), 0)`
  const rows = await db
    .select({
      id: inventory.id,
      left: sql<number>`greatest(0, ${inventory.capacity} - ${inventory.held} - ${inventory.sold} + ${overdue} - ${waiting})::int`,
    })
    .from(inventory)
    .where(inArray(inventory.groupId, ids))
  const units = new Map(rows.map(({ id, left }) => [id, left]))
  const plans = sessions.flatMap(({ seatPlans }) => seatPlans)
  return new Map(plans.map((plan) => [plan.seatPlanId, leftOf(plan, units)]))
}

function leftOf({ seatPlanId, comboItems }: SeatPlan, units: ReadonlyMap<string, number>): number {
  const parts = comboItems.map(({ seatPlanId: part, qty }) => Math.floor((units.get(part) ?? 0) / qty))
  return Math.min(units.get(seatPlanId) ?? 0, ...parts)
}

/** Sessions that have not begun. */
export function comingSessions(show: Show, now: number): Session[] {
  return show.sessions.filter(({ beginAt }) => beginAt > now)
}

/** True if a session of the show is still to begin. */
export function playsAfter(show: Show, now: number): boolean {
  return show.sessions.some(({ beginAt }) => beginAt > now)
}

function hasTickets(session: Session, left: Availability): boolean {
  return session.seatPlans.some(({ seatPlanId }) => (left.get(seatPlanId) ?? 0) > 0)
}

/**
 * Current purchase mode of a seat plan: one with a waiting list or back-in-stock requests sells normally while units
 * are left (CAT-064).
 */
export function purchaseModeNow({ seatPlanId, purchaseMode }: SeatPlan, left: Availability) {
  const isLeft = (left.get(seatPlanId) ?? 0) > 0
  const isForWhenGone = purchaseMode === 'WAIT_LIST' || purchaseMode === 'LACK_REGISTER'
  return isForWhenGone && isLeft ? ('BUY' as const) : purchaseMode
}

/** Current status of a show: presales begin, shows end. */
export function showStatusNow(show: Show, now: number): Show['showStatus'] {
  const isOpen = show.showStatus === 'ON_SALE' || show.showStatus === 'PRE_SALE'
  if (isOpen && !playsAfter(show, now)) return 'COMPLETED'
  if (show.showStatus === 'PRE_SALE' && (show.saleTime ?? 0) <= now) return 'ON_SALE'
  return show.showStatus
}

/**
 * Current status of a session with its stock. `privilege`: that of its buyer; it opens the sale of plans sold by
 * quantity, not of picked seats (decision 47).
 */
export function sessionStatusNow(
  session: Session,
  show: Show,
  left: Availability,
  now: number,
  privilege: SalePrivilege | null = null,
): Session['status'] {
  const isOpenEarly = privilege !== null && session.seating === null && privilege.opensAt <= now
  const isWaiting = session.saleAt !== null && session.saleAt > now && !isOpenEarly
  if (isWaiting) return 'PRE_SALE'
  const { status } = session
  if (status === 'PENDING' || status === 'CANCELED' || status === 'DELAY') return status
  const showStatus = showStatusNow(show, now)
  if (showStatus === 'PENDING' || showStatus === 'CANCELED' || showStatus === 'DELAY') return showStatus
  if (hasTickets(session, left)) return 'ON_SALE'
  return status === 'LACK_OF_TICKET' ? status : 'SOLD_OUT'
}

/** A show with its future sessions, their stock, and the resulting status. */
export interface ShowNow {
  status: Show['showStatus']
  sessions: readonly Session[]
  left: Availability
}

/** Current states of shows: a sold-out one is on sale again as soon as units return. */
export async function showsNow(
  parts: { db: Database; clock: Clock },
  shows: readonly Show[],
): Promise<ReadonlyMap<Show, ShowNow>> {
  const now = parts.clock.now()
  const sessionsOf = new Map(shows.map((show) => [show, comingSessions(show, now)]))
  const left = await availabilityOf(parts, [...sessionsOf.values()].flat())
  return new Map(
    [...sessionsOf].map(([show, sessions]) => [
      show,
      { status: statusWith(show, sessions, left, now), sessions, left },
    ]),
  )
}

function statusWith(show: Show, sessions: readonly Session[], left: Availability, now: number): Show['showStatus'] {
  const status = showStatusNow(show, now)
  const goesByStock = status === 'ON_SALE' || status === 'SOLD_OUT' || status === 'LACK_OF_TICKET'
  if (!goesByStock) return status
  if (sessions.some((session) => hasTickets(session, left))) return 'ON_SALE'
  return status === 'ON_SALE' ? 'SOLD_OUT' : status
}
