import { and, inArray } from 'drizzle-orm'
import type { Session } from '../catalogue/entities/session'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Show } from '../catalogue/entities/show'
import { SeatChart } from '../catalogue/seat-chart'
import type { Database } from '../database/connect'
import { seats } from '../database/schema/inventory'
import type { ContentFault } from './content-fault'

/** Sessions per query. */
const BATCH = 500
const OWNED = ['HELD', 'SOLD'] as const

interface PlacedSession {
  show: Show
  session: Session
}

/** Sessions whose seats may be others than before. */
export function reseatedSessions(before: ShopContent | undefined, after: ShopContent): PlacedSession[] {
  if (!before) return []
  const earlier = new Map(before.shows.map((show) => [show.showId, show]))
  return after.shows.flatMap((show) => {
    const known = earlier.get(show.showId)
    return (known?.sessions ?? []).flatMap(({ sessionId, seating: old }): PlacedSession[] => {
      const session = old && show.sessions.find((one) => one.sessionId === sessionId)
      if (!session) return []
      const isSame = session.seating?.key === old.key && before.halls.get(old.key) === after.halls.get(old.key)
      return isSame ? [] : [{ show, session }]
    })
  })
}

/** Faults of halls without a seat that is sold or being paid. Call it after `lockStock`. */
export async function findLostSeats(
  tx: Database,
  reseated: readonly PlacedSession[],
  { halls }: ShopContent,
): Promise<ContentFault[]> {
  const owned = await readOwnedSeats(tx, reseated)
  return reseated.flatMap(({ show, session }) => {
    const ids = owned.get(session.sessionId) ?? []
    if (ids.length === 0) return []
    const { seating } = session
    const hall = seating && halls.get(seating.key)
    if (!hall) return [fault('shows', show.key, ['hall'], ids[0] ?? '')]
    const { layout } = new SeatChart(session, seating, hall)
    return ids.filter((id) => layout.seatOf(id) === null).map((id) => fault('halls', seating.key, ['zones'], id))
  })
}

async function readOwnedSeats(tx: Database, all: readonly PlacedSession[]): Promise<Map<string, string[]>> {
  const owned = new Map<string, string[]>()
  for (let at = 0; at < all.length; at += BATCH) {
    const ids = all.slice(at, at + BATCH).map(({ session }) => session.sessionId)
    const rows = await tx
      .select({ sessionId: seats.sessionId, seatId: seats.seatId })
      .from(seats)
      .where(and(inArray(seats.sessionId, ids), inArray(seats.state, OWNED)))
    for (const { sessionId, seatId } of rows) owned.set(sessionId, [...(owned.get(sessionId) ?? []), seatId])
  }
  return owned
}

function fault(kind: 'halls' | 'shows', id: string, path: string[], seatId: string): ContentFault {
  const words = 'This seat has an owner: it stays in the hall until its ticket is refunded or exchanged.'
  return { kind, id, path, value: seatId, words }
}
