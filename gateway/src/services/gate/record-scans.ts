import { eq, inArray } from 'drizzle-orm'
import { parsedEntryCode } from '@/domain/entry-code'
import { DAY_MS } from '../../clock'
import { gateScans } from '../../database/schema/gate'
import { lockOrders } from '../orders/order-records'
import type { Gate, ShownCode } from '../tickets/admit'
import { type Admission, showCode } from '../tickets/show-code'
import { findTickets } from './gate-list'

export type GateScanRow = typeof gateScans.$inferSelect

/** Oldest scan that a phone may hand in late, ms. */
const MAX_AGE_MS = DAY_MS

/** A code in front of a phone. */
export interface Scan {
  /** Made by the phone: the same scan counts once, however often it arrives. */
  id: string
  code: string
  /** Epoch ms, on the phone. */
  at: number
  /** True if the phone had no network: it handed the scan in later. */
  isLate: boolean
  /** The phone let the person in by its list, or its member of staff did. */
  isLetIn: boolean
}

interface GateOfStaff extends Omit<ShownCode, 'code'> {
  staffId: string
}

/** A scan with the gateway's answer; `isNew` unless it has arrived before, with the same decision. */
export interface RecordedScan {
  row: GateScanRow
  admission: Admission
  isNew: boolean
}

/**
 * Admits by scans of a phone, in their order. Call it in a transaction. A person whom a phone let in without a network is
 * recorded even if the gateway refuses the code: that is a conflict, which every phone of the session shows.
 */
export async function recordScans(gate: Gate, at: GateOfStaff, scans: readonly Scan[]): Promise<RecordedScan[]> {
  const ids = scans.map(({ id }) => id)
  const named = scans.flatMap(({ code }) => parsedEntryCode(code.trim())?.ticketId ?? [])
  const shown = await findTickets(gate, named)
  await lockOrders(gate.db, [...new Set(shown.map(({ orderId }) => orderId))])
  const locked = new Set(shown.map(({ id }) => id))
  const rows = new Map((await findScans(gate, ids)).map((row) => [row.id, row]))
  const recorded: RecordedScan[] = []
  for (const scan of scans) {
    const known = rows.get(scan.id)
    const isLocked = locked.has(parsedEntryCode(scan.code.trim())?.ticketId ?? '')
    const result = known ? await repeatScan(gate, known, scan) : await recordScan(gate, { ...at, isLocked }, scan)
    rows.set(scan.id, result.row)
    recorded.push(result)
  }
  return recorded
}

async function recordScan(gate: Gate, { staffId, ...place }: GateOfStaff, scan: Scan): Promise<RecordedScan> {
  const now = gate.clock.now()
  const at = scan.isLate ? Math.min(now, Math.max(scan.at, now - MAX_AGE_MS)) : now
  const admission = await showCode({ ...gate, clock: { now: () => at } }, { ...place, code: scan.code })
  const { answer, ticket, isTyped = false } = admission
  const isLetIn = answer === 'entered' || (scan.isLate && scan.isLetIn)
  const { sessionId, gateName } = place
  const [row] = await gate.db
    .insert(gateScans)
    .values({
      id: scan.id,
      sessionId,
      gateName,
      staffId,
      at,
      receivedAt: now,
      answer,
      isTyped,
      isLetIn,
      ticketId: ticket?.id ?? null,
    })
    .onConflictDoNothing()
    .returning()
  if (row) return { row, admission, isNew: true }
  // An unknown code that arrived twice at the same moment; an entry would have waited for the lock of its ticket.
  const known = await findScan(gate, scan.id)
  if (!known || answer === 'entered') throw new Error(`the scan ${scan.id} is that of another code`)
  return repeatScan(gate, known, scan)
}

/** A scan that has arrived before; its phone may have let the person in, because it missed the answer. */
async function repeatScan(gate: Gate, row: GateScanRow, { isLate, isLetIn }: Scan): Promise<RecordedScan> {
  const [ticket] = await findTickets(gate, row.ticketId === null ? [] : [row.ticketId])
  const admission = { answer: row.answer as Admission['answer'], isTyped: row.isTyped, ticket: ticket ?? null }
  if (row.isLetIn || !isLate || !isLetIn) return { row, admission, isNew: false }
  await gate.db.update(gateScans).set({ isLetIn, receivedAt: gate.clock.now() }).where(eq(gateScans.id, row.id))
  return { row: { ...row, isLetIn }, admission, isNew: true }
}

function findScans({ db }: Pick<Gate, 'db'>, ids: readonly string[]): Promise<GateScanRow[]> {
  return db
    .select()
    .from(gateScans)
    .where(inArray(gateScans.id, [...ids]))
}

/** One scan by its id. */
export async function findScan({ db }: Pick<Gate, 'db'>, id: string): Promise<GateScanRow | null> {
  const [row] = await db.select().from(gateScans).where(eq(gateScans.id, id))
  return row ?? null
}
