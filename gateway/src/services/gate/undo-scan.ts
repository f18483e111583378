import { and, asc, eq, isNull } from 'drizzle-orm'
import { gateScans } from '../../database/schema/gate'
import { tickets } from '../../database/schema/tickets'
import { lockOrders } from '../orders/order-records'
import type { Gate } from '../tickets/admit'
import { findTickets } from './gate-list'
import { findScan, type GateScanRow } from './record-scans'

/** A scan before and after it was undone, and whether this call undid it. */
export interface UndoneScan {
  row: GateScanRow
  isNew: boolean
}

/**
 * Takes an entry back: the ticket admits again, unless there is another scan with an entry, which is that of the ticket
 * from then on. `null` for a scan without an entry. Call it in a transaction.
 */
export async function undoScan(gate: Gate, id: string): Promise<UndoneScan | null> {
  const scan = await findScan(gate, id)
  const [ticket] = scan?.ticketId ? await findTickets(gate, [scan.ticketId]) : []
  if (ticket) await lockOrders(gate.db, [ticket.orderId])
  // It may have been undone before the lock.
  const row = await findScan(gate, id)
  if (!row?.isLetIn) return null
  if (row.undoneAt !== null) return { row, isNew: false }
  const [undone] = await gate.db
    .update(gateScans)
    .set({ undoneAt: gate.clock.now() })
    .where(eq(gateScans.id, id))
    .returning()
  if (ticket && row.answer === 'entered') await passEntryOn(gate, ticket.id)
  return { row: undone ?? row, isNew: true }
}

/** The earliest other entry of a ticket becomes its entry; without one the ticket is unused again. */
async function passEntryOn({ db }: Gate, ticketId: string): Promise<void> {
  const [other] = await db
    .select()
    .from(gateScans)
    .where(and(eq(gateScans.ticketId, ticketId), eq(gateScans.isLetIn, true), isNull(gateScans.undoneAt)))
    .orderBy(asc(gateScans.at), asc(gateScans.id))
    .limit(1)
  if (other) await db.update(gateScans).set({ answer: 'entered' }).where(eq(gateScans.id, other.id))
  await db
    .update(tickets)
    .set(
      other
        ? { usedAt: other.at, usedGate: other.gateName || null }
        : { state: 'UNUSED', usedAt: null, usedGate: null },
    )
    .where(and(eq(tickets.id, ticketId), eq(tickets.state, 'USED')))
}
