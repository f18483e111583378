import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { orders } from '../../database/schema/orders'
import { tickets, vouchers } from '../../database/schema/tickets'
import { lockOrders } from '../orders/order-records'
import type { Trade } from '../trade'
import { endTransfersOf } from '../transfers/end-transfers'
import { type TicketRow, ticketsNow } from './tickets-now'
import { ENTRY_CODE_SECONDS, entryCode, withContents } from './vouchers'

/** What the gate says of a code (contract D-16). */
export type GateAnswer = 'entered' | 'used' | 'wrong-session' | 'too-early' | 'transferred' | 'refunded' | 'expired'

/** The doors open so long before a session, ms. */
export const DOORS_OPEN_MS = 2 * 60 * 60 * 1000

/**
 * Somebody shows the code of a ticket, as a picture or read out, where a voucher is expected; who is let in is let
 * in once. `null` for a voucher that nobody has and a code that the shop never gave out.
 */
export async function letIn(trade: Trade, voucherId: string, code: string): Promise<GateAnswer | null> {
  return inTransaction(trade.db, async (db) => {
    const ticketId = await ticketOfCode(db, code)
    const [found] = await db.select({ orderId: tickets.orderId }).from(tickets).where(eq(tickets.id, ticketId))
    if (!found) return null
    await lockOrders(db, [found.orderId])
    const answer = await answerOf({ ...trade, db }, voucherId, { ticketId, code })
    if (answer !== 'entered') return answer
    const usedAt = trade.clock.now()
    // What was sent and not accepted in time is its sender's again.
    await endTransfersOf(db, [ticketId], usedAt)
    await db.update(tickets).set({ state: 'USED', usedAt }).where(eq(tickets.id, ticketId))
    return answer
  })
}

async function ticketOfCode(db: Database, code: string): Promise<string> {
  const [, ticketId, window] = code.split(':')
  if (ticketId !== undefined) {
    const shownAt = Number(window) * ENTRY_CODE_SECONDS * 1000
    return entryCode(ticketId, shownAt) === code ? ticketId : ''
  }
  const [ticket] = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(eq(tickets.ticketCode, code.replace(/\s/g, '')))
  return ticket?.id ?? ''
}

async function answerOf(
  { db, clock }: Trade,
  voucherId: string,
  { ticketId, code }: { ticketId: string; code: string },
): Promise<GateAnswer | null> {
  const now = clock.now()
  const [row] = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(eq(vouchers.id, voucherId))
  const [expected] = row ? await withContents({ db, clock }, [{ voucher: row.vouchers, order: row.orders }]) : []
  const [ticket] = await ticketsNow(db, await db.select().from(tickets).where(eq(tickets.id, ticketId)), now)
  if (!expected || !ticket) return null
  if (ticket.sessionId !== expected.voucher.sessionId) return 'wrong-session'
  if (ticket.voucherId !== voucherId) return 'transferred'
  const refusal = refusalOf(ticket)
  if (refusal) return refusal
  const { beginAt, endAt } = expected.session
  if (now < beginAt - DOORS_OPEN_MS) return 'too-early'
  return now >= endAt || !isCurrent(ticketId, code, now) ? 'expired' : 'entered'
}

function refusalOf({ state }: TicketRow): GateAnswer | null {
  if (state === 'UNUSED') return null
  if (state === 'USED') return 'used'
  return state === 'LOCKED' ? 'transferred' : 'refunded'
}

/** A picture is good while it is shown, and as long again for who walks to the gate; a code that is read out always. */
function isCurrent(ticketId: string, code: string, now: number): boolean {
  if (!code.includes(':')) return true
  return [now, now - ENTRY_CODE_SECONDS * 1000].some((at) => entryCode(ticketId, at) === code)
}
