import { eq } from 'drizzle-orm'
import { parsedEntryCode } from '@/domain/entry-code'
import type { Context } from '../../call'
import { inTransaction } from '../../database/in-transaction'
import { orders } from '../../database/schema/orders'
import { tickets, vouchers } from '../../database/schema/tickets'
import { lockOrders } from '../orders/order-records'
import { lacksName } from '../real-names/name-rules'
import { endTransfersOf } from '../transfers/end-transfers'
import { DOORS_OPEN_MS } from './doors-open'
import { isCodeOf, isCurrentCode } from './entry-keys'
import { type TicketRow, ticketsNow } from './tickets-now'
import { withContents } from './vouchers'

type Gate = Pick<Context, 'db' | 'clock' | 'shop'>

/** What the gate says of a code (contract D-16); `no-name` where the session needs a name and nobody is named (D-25). */
export type GateAnswer =
  | 'entered'
  | 'used'
  | 'wrong-session'
  | 'too-early'
  | 'transferred'
  | 'refunded'
  | 'expired'
  | 'no-name'

/**
 * Somebody shows the code of a ticket, as a picture or read out, where a voucher is expected; who is let in is let
 * in once. `null` for a voucher that nobody has and a code that the shop never gave out.
 */
export async function letIn(gate: Gate, voucherId: string, code: string): Promise<GateAnswer | null> {
  return inTransaction(gate.db, async (db) => {
    const named = await ticketOfCode({ ...gate, db }, code)
    if (!named) return null
    await lockOrders(db, [named.orderId])
    // Somebody may have accepted it before the lock.
    const ticket = await ticketOfCode({ ...gate, db }, code)
    if (!ticket) return null
    const answer = await answerOf({ ...gate, db }, voucherId, ticket, code)
    if (answer !== 'entered') return answer
    const usedAt = gate.clock.now()
    // What was sent and not accepted in time is its sender's again.
    await endTransfersOf(db, [ticket.id], usedAt)
    await db.update(tickets).set({ state: 'USED', usedAt }).where(eq(tickets.id, ticket.id))
    return answer
  })
}

/** The ticket whose owner has this code, as a picture or as the number that is read out. */
async function ticketOfCode(gate: Gate, code: string): Promise<TicketRow | null> {
  const parsed = parsedEntryCode(code)
  const named = parsed ? eq(tickets.id, parsed.ticketId) : eq(tickets.ticketCode, code.replace(/\s/g, ''))
  const [ticket] = await gate.db.select().from(tickets).where(named)
  if (!ticket) return null
  return parsed === null || isCodeOf(gate, ticket, code) ? ticket : null
}

async function answerOf(
  { db, clock, shop }: Gate,
  voucherId: string,
  shown: TicketRow,
  code: string,
): Promise<GateAnswer | null> {
  const now = clock.now()
  const [row] = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(eq(vouchers.id, voucherId))
  const [expected] = row ? await withContents({ db, clock }, [{ voucher: row.vouchers, order: row.orders }]) : []
  const [ticket] = await ticketsNow(db, [shown], now)
  if (!expected || !ticket) return null
  if (ticket.sessionId !== expected.voucher.sessionId) return 'wrong-session'
  if (ticket.voucherId !== voucherId) return 'transferred'
  const refusal = refusalOf(ticket)
  if (refusal) return refusal
  if (lacksName(ticket, shop.catalogue.session(ticket.sessionId).session)) return 'no-name'
  const { beginAt, endAt } = expected.session
  if (now < beginAt - DOORS_OPEN_MS) return 'too-early'
  return now >= endAt || !isStillGood(code, now) ? 'expired' : 'entered'
}

function refusalOf({ state }: TicketRow): GateAnswer | null {
  if (state === 'UNUSED') return null
  if (state === 'USED') return 'used'
  return state === 'LOCKED' ? 'transferred' : 'refunded'
}

/** A picture passes; the number of a ticket, to be read out, stays. */
function isStillGood(code: string, now: number): boolean {
  return parsedEntryCode(code) === null || isCurrentCode(code, now)
}
