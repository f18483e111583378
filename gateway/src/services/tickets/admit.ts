import { between, eq } from 'drizzle-orm'
import { isCurrentCode } from '@/domain/current-entry-code'
import { parsedEntryCode } from '@/domain/entry-code'
import type { Context } from '../../call'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { orders } from '../../database/schema/orders'
import { tickets, vouchers } from '../../database/schema/tickets'
import { liveLogins } from '../accounts/logins'
import { lockOrders } from '../orders/order-records'
import { lacksName } from '../real-names/name-rules'
import { endTransfersOf } from '../transfers/end-transfers'
import { DOORS_OPEN_MS } from './doors-open'
import { isCodeOf, isNumberOf } from './entry-keys'
import { type TicketRow, ticketsNow } from './tickets-now'
import { type UserVoucher, withContents } from './vouchers'

export type Gate = Pick<Context, 'db' | 'clock' | 'shop'>

/** The gate's verdict on a code (contract D-16); `no-name` if the session requires a name that is missing (D-25). */
export type GateAnswer =
  | 'entered'
  | 'used'
  | 'wrong-session'
  | 'wrong-gate'
  | 'too-early'
  | 'transferred'
  | 'refunded'
  | 'expired'
  | 'no-name'

/** Tickets accepted at a gate: all of a session, those of one entrance, or those of one voucher. */
interface Expected {
  sessionId: string
  /** Chinese name of the entrance that the gate is at; seats of others belong elsewhere. */
  entrance?: string | undefined
  voucherId?: string
}

/** A code that is shown at a gate of a session; gates have names. */
export interface ShownCode extends Pick<Expected, 'sessionId' | 'entrance'> {
  code: string
  gateName: string
  /** True if the order of the ticket is locked already. */
  isLocked?: boolean
}

/** The gate's verdict, and its ticket as it was before. */
interface Verdict {
  answer: GateAnswer
  ticket: TicketRow
  /** True for a number that was read out: it shows no device of the owner, so the staff checks the person. */
  isTyped: boolean
}

/**
 * Checks the code of a ticket, scanned or typed, at a gate that expects vouchers; each ticket admits
 * once. `null` for an unknown voucher and a code that the shop never issued.
 */
export async function admit(gate: Gate, voucherId: string, code: string): Promise<GateAnswer | null> {
  const [expected] = await gate.db
    .select({ sessionId: vouchers.sessionId })
    .from(vouchers)
    .where(eq(vouchers.id, voucherId))
  const verdict = expected ? await judge(gate, { ...expected, voucherId }, code) : null
  return verdict?.answer ?? null
}

/** The same at a gate of a session, which has a name that goes with the entry. */
export function admitToSession(
  gate: Gate,
  { code, gateName, isLocked, ...expected }: ShownCode,
): Promise<Verdict | null> {
  return isLocked ? judgeLocked(gate, expected, code, gateName) : judge(gate, expected, code, gateName)
}

async function judge(gate: Gate, expected: Expected, code: string, gateName?: string): Promise<Verdict | null> {
  return inTransaction(gate.db, async (db) => {
    const named = await ticketOfCode({ ...gate, db }, expected, code)
    if (!named) return null
    await lockOrders(db, [named.orderId])
    // It may have been accepted before the lock.
    return judgeLocked({ ...gate, db }, expected, code, gateName)
  })
}

async function judgeLocked(gate: Gate, expected: Expected, code: string, gateName?: string): Promise<Verdict | null> {
  const ticket = await ticketOfCode(gate, expected, code)
  const answer = ticket && (await answerOf(gate, expected, ticket, code))
  if (!ticket || !answer) return null
  const verdict = { answer, ticket, isTyped: parsedEntryCode(code) === null }
  if (answer !== 'entered') return verdict
  const usedAt = gate.clock.now()
  // Tickets of an expired transfer belong to the sender again.
  await endTransfersOf(gate.db, [ticket.id], usedAt)
  await gate.db
    .update(tickets)
    .set({ state: 'USED', usedAt, usedGate: gateName || null })
    .where(eq(tickets.id, ticket.id))
  return verdict
}

/** The ticket with this code on a device where its owner is logged in: the picture, or the number that is read out. */
async function ticketOfCode(gate: Gate, expected: Expected, code: string): Promise<TicketRow | null> {
  const parsed = parsedEntryCode(code)
  const number = /^(\d{6})\s*(\d{6})$/.exec(code)
  if (!parsed && !number) return null
  const [, own = '', changing = ''] = number ?? []
  const candidates = await gate.db
    .select()
    .from(tickets)
    .where(parsed ? eq(tickets.id, parsed.ticketId) : between(tickets.ticketCode, `${own}000000`, `${own}999999`))
  const matches: TicketRow[] = []
  for (const ticket of candidates) {
    const logins = await liveLogins(gate, ticket.ownerId)
    const isShown = logins.some((loginId) =>
      parsed
        ? isCodeOf(gate, { ...ticket, loginId }, code)
        : isNumberOf(gate, { ...ticket, loginId }, `${own} ${changing}`, gate.clock.now()),
    )
    if (isShown) matches.push(ticket)
  }
  return matches.find(({ sessionId }) => sessionId === expected.sessionId) ?? matches[0] ?? null
}

async function answerOf(
  { db, clock, shop }: Gate,
  expected: Expected,
  shown: TicketRow,
  code: string,
): Promise<GateAnswer | null> {
  const now = clock.now()
  const own = await voucherOf({ db, clock }, shown)
  const [ticket] = await ticketsNow(db, [shown], now)
  if (!own || !ticket) return null
  if (ticket.sessionId !== expected.sessionId) return 'wrong-session'
  if (expected.voucherId !== undefined && ticket.voucherId !== expected.voucherId) return 'transferred'
  const refusal = refusalOf(ticket)
  if (refusal) return refusal
  if (isOfOtherEntrance(ticket, expected)) return 'wrong-gate'
  if (lacksName(ticket, shop.catalogue.session(ticket.sessionId).session)) return 'no-name'
  const { beginAt, endAt } = own.session
  if (now < beginAt - DOORS_OPEN_MS) return 'too-early'
  return now >= endAt || !isStillGood(code, now) ? 'expired' : 'entered'
}

/** The voucher that a ticket is in; `null` for a ticket that was never paid. */
export async function voucherOf(
  { db, clock }: { db: Database; clock: Gate['clock'] },
  { voucherId }: Pick<TicketRow, 'voucherId'>,
): Promise<UserVoucher | null> {
  if (voucherId === null) return null
  const [row] = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(eq(vouchers.id, voucherId))
  const [found] = row ? await withContents({ db, clock }, [{ voucher: row.vouchers, order: row.orders }]) : []
  return found ?? null
}

function isOfOtherEntrance({ seat }: TicketRow, { entrance }: Expected): boolean {
  return entrance !== undefined && seat?.entrance !== undefined && seat.entrance['zh-CN'] !== entrance
}

export function refusalOf({ state }: Pick<TicketRow, 'state'>): 'used' | 'transferred' | 'refunded' | null {
  if (state === 'UNUSED') return null
  if (state === 'USED') return 'used'
  return state === 'LOCKED' ? 'transferred' : 'refunded'
}

/** A picture expires; a number was found only because it is current. */
function isStillGood(code: string, now: number): boolean {
  return parsedEntryCode(code) === null || isCurrentCode(code, now)
}
