import { and, asc, count, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Context } from '../../call'
import { gateScans } from '../../database/schema/gate'
import { tickets } from '../../database/schema/tickets'
import type { TicketRow } from '../tickets/tickets-now'
import { findTickets } from './gate-list'
import type { GateScanRow } from './record-scans'

/** Conflicts that a phone shows. */
const MOST = 50

type GateContext = Pick<Context, 'db' | 'clock'>

interface GateCounts {
  sold: number
  entered: number
  gates: { name: string; entered: number }[]
}

/** Two people with one ticket, or one with a ticket that the gateway refuses. */
export interface GateConflict {
  ticket: TicketRow | null
  /** Scans with an entry, the earliest first. */
  scans: GateScanRow[]
}

/** Tickets sold and entered, and entries of each gate. */
export async function gateCounts({ db }: GateContext, sessionId: string): Promise<GateCounts> {
  const isUsed = sql<number>`count(*) FILTER (WHERE ${tickets.state} = 'USED')`.mapWith(Number)
  const [total] = await db
    .select({ sold: count(), entered: isUsed })
    .from(tickets)
    .where(
      and(
        eq(tickets.sessionId, sessionId),
        isNotNull(tickets.voucherId),
        inArray(tickets.state, ['UNUSED', 'LOCKED', 'USED']),
      ),
    )
  const gates = await db
    .select({ name: sql<string>`coalesce(${tickets.usedGate}, '')`, entered: count() })
    .from(tickets)
    .where(and(eq(tickets.sessionId, sessionId), eq(tickets.state, 'USED')))
    .groupBy(tickets.usedGate)
    .orderBy(asc(tickets.usedGate))
  return { sold: total?.sold ?? 0, entered: total?.entered ?? 0, gates }
}

/** People who went in although the gateway refuses their code, until a member of staff takes the entry back. */
export async function gateConflicts({ db }: GateContext, sessionId: string): Promise<GateConflict[]> {
  const isOpen = and(eq(gateScans.isLetIn, true), isNull(gateScans.undoneAt))
  const refused = await db
    .select()
    .from(gateScans)
    .where(and(eq(gateScans.sessionId, sessionId), isOpen, ne(gateScans.answer, 'entered')))
    .orderBy(asc(gateScans.at), asc(gateScans.id))
    .limit(MOST)
  const ids = [...new Set(refused.flatMap(({ ticketId }) => ticketId ?? []))]
  const rows = await findTickets({ db }, ids)
  const own = await db
    .select()
    .from(gateScans)
    .where(and(inArray(gateScans.ticketId, ids), isOpen))
    .orderBy(asc(gateScans.at), asc(gateScans.id))
  return [
    ...ids.map((id) => ({
      ticket: rows.find((row) => row.id === id) ?? null,
      scans: own.filter(({ ticketId }) => ticketId === id),
    })),
    ...refused.filter(({ ticketId }) => ticketId === null).map((scan) => ({ ticket: null, scans: [scan] })),
  ]
}

/** Tickets with scans that arrived since a moment, as they are now. */
export async function ticketsScannedSince({ db }: GateContext, sessionId: string, since: number): Promise<TicketRow[]> {
  const scanned = await db
    .selectDistinct({ id: gateScans.ticketId })
    .from(gateScans)
    .where(
      and(
        eq(gateScans.sessionId, sessionId),
        isNotNull(gateScans.ticketId),
        or(gte(gateScans.receivedAt, since), gte(gateScans.undoneAt, since)),
      ),
    )
  return findTickets(
    { db },
    scanned.flatMap(({ id }) => id ?? []),
  )
}
