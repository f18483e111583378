import { inArray } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { stock } from '../database/schema/shop'
import type { DemoSession, DemoShow } from '../demo/demo-types'

/** Units left of each seat plan. */
export type Availability = ReadonlyMap<string, number>

export async function availabilityOf(db: Database, sessions: readonly DemoSession[]): Promise<Availability> {
  if (sessions.length === 0) return new Map()
  const ids = sessions.map(({ sessionId }) => sessionId)
  const rows = await db.select().from(stock).where(inArray(stock.sessionId, ids))
  return new Map(rows.map(({ seatPlanId, initial, held, sold }) => [seatPlanId, initial - held - sold]))
}

/** Sessions that have not begun. */
export function comingSessions(show: DemoShow, now: number): DemoSession[] {
  return show.sessions.filter(({ beginAt }) => beginAt > now)
}

export function hasTickets(session: DemoSession, left: Availability): boolean {
  return session.seatPlans.some(({ seatPlanId }) => (left.get(seatPlanId) ?? 0) > 0)
}

/** The state of a show now: presales begin, shows end. */
export function showStatusNow(show: DemoShow, now: number): DemoShow['showStatus'] {
  if (show.showStatus === 'PRE_SALE' && (show.saleTime ?? 0) <= now) return 'ON_SALE'
  const isOpen = show.showStatus === 'ON_SALE' || show.showStatus === 'PRE_SALE'
  if (isOpen && comingSessions(show, now).length === 0) return 'COMPLETED'
  return show.showStatus
}

/** The state of a session now, seen with what is left of it. */
export function sessionStatusNow(
  session: DemoSession,
  show: DemoShow,
  left: Availability,
  now: number,
): DemoSession['status'] {
  const isWaiting = session.saleAt !== null && session.saleAt > now
  if (isWaiting) return 'PRE_SALE'
  const began = session.status === 'PRE_SALE' ? 'ON_SALE' : session.status
  if (began !== 'ON_SALE') return began
  const showStatus = showStatusNow(show, now)
  if (showStatus === 'PENDING' || showStatus === 'CANCELED' || showStatus === 'DELAY') return showStatus
  return hasTickets(session, left) ? 'ON_SALE' : 'SOLD_OUT'
}
