import { and, eq, inArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { documentKey } from '@/domain/identity-document'
import { BusinessError } from '../../business-error'
import { tickets, vouchers } from '../../database/schema/tickets'
import { hashed, newId, randomDigits } from '../../random'
import type { TicketHolder } from '../orders/order-draft'
import type { OrderPart, PlacedRecord } from '../orders/order-part'
import type { OrderRecord } from '../orders/order-records'
import type { Trade } from '../trade'
import { endTransfersOf } from '../transfers/end-transfers'

const TICKET_CODE_DIGITS = 12

/** Digits of a ticket, of which its numbers at the gate begin with the first. */
export function newTicketCode(): string {
  return randomDigits(TICKET_CODE_DIGITS)
}

/** Tickets, and the vouchers that contain paid ones: one for each session of an order (TICKET-021). */
export const ticketPart: OrderPart = {
  async reserve({ db }, placed) {
    const rows = ticketRowsOf(placed)
    if (rows.length === 0) return
    const inserted = await db.insert(tickets).values(rows).onConflictDoNothing().returning({ id: tickets.id })
    // The database knows better than any look before: a person enters a session once, by whatever account.
    if (inserted.length < rows.length) {
      throw new BusinessError(BUSINESS_ERROR.attendeeRules, 'attendee.hasTicket', { mode: 1 })
    }
  },

  async confirm(trade, paid) {
    const ready = paid.filter(({ order }) => order.source !== 'WAIT_LIST')
    for (const record of ready) await issueVouchers(trade, record)
  },

  async release({ db }, gone) {
    await db
      .update(tickets)
      .set({ state: 'CANCELED' })
      .where(
        inArray(
          tickets.orderId,
          gone.map(({ order }) => order.id),
        ),
      )
  },

  async reverse({ db, clock }, { reversed, as }) {
    const unitIds = reversed.map(({ id }) => id)
    const back = await db.select({ id: tickets.id }).from(tickets).where(inArray(tickets.unitId, unitIds))
    await endTransfersOf(
      db,
      back.map(({ id }) => id),
      clock.now(),
    )
    await db.update(tickets).set({ state: as }).where(inArray(tickets.unitId, unitIds))
  },
}

function ticketRowsOf({ order, placedUnits, holders }: PlacedRecord): (typeof tickets.$inferInsert)[] {
  const ordered = placedUnits.flatMap(({ draftUnit: { ticket }, line: { sessionId }, unitId }) =>
    ticket && sessionId !== null ? [{ ticket, sessionId, unitId }] : [],
  )
  return ordered.map(({ ticket, sessionId, unitId }, sequence) => ({
    id: newId(),
    orderId: order.id,
    unitId,
    ownerId: order.userId,
    sessionId,
    seatPlanId: ticket.seatPlanId,
    seatPlanName: ticket.seatPlanName,
    sequence,
    seat: ticket.seat ?? null,
    ...holderColumns(holders[sequence]),
    ticketCode: newTicketCode(),
    state: 'RESERVED' as const,
  }))
}

/** Columns of a ticket that identify its attendee. */
export function holderColumns(holder: TicketHolder | undefined) {
  if (!holder) return {}
  const { attendeeId, name, idType, idNo, isOncePerSession } = holder
  return {
    attendeeId,
    attendeeName: name,
    idType,
    idNo,
    personKey: isOncePerSession ? hashed(documentKey({ idType, idNo })) : null,
  }
}

/** The tickets of a paid order can be used: they are in vouchers of their buyer. */
export async function issueVouchers({ db, clock }: Trade, { order, lines }: OrderRecord): Promise<void> {
  for (const [sessionId, beginAt] of sessionsOf(lines)) {
    const voucherId = newId()
    await db.insert(vouchers).values({
      id: voucherId,
      orderId: order.id,
      userId: order.userId,
      sessionId,
      showTime: beginAt,
      createdAt: clock.now(),
    })
    await db
      .update(tickets)
      .set({ voucherId, state: 'UNUSED' })
      .where(and(eq(tickets.orderId, order.id), eq(tickets.sessionId, sessionId), eq(tickets.state, 'RESERVED')))
  }
}

function sessionsOf(lines: OrderRecord['lines']): Map<string, number> {
  const ofSessions = lines.flatMap(({ kind, sessionId, snapshot: { session } }) =>
    kind === 'TICKET' && sessionId && session ? [[sessionId, session.beginAt] as const] : [],
  )
  return new Map(ofSessions)
}
