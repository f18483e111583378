import type { Locale } from '@/domain/locale'
import { sessionTimeText } from '@/domain/session-time'
import { voucherOf } from '../services/tickets/admit'
import { DOORS_OPEN_MS } from '../services/tickets/doors-open'
import type { Admission } from '../services/tickets/show-code'
import type { TicketRow } from '../services/tickets/tickets-now'
import type { Trade } from '../services/trade'
import { translate } from '../texts/text'
import { seatText } from './seat-text'

/** A gate's answer with the facts of its ticket. */
export async function presentAdmission(context: Trade, { answer, isTyped, ticket }: Admission, locale: Locale) {
  const facts = ticket && (await factsOf(context, ticket, locale))
  return { answer, ...(isTyped !== undefined && { isTyped }), ...facts }
}

/** Ticket facts for the gate staff. */
async function factsOf(context: Trade, ticket: TicketRow, locale: Locale) {
  const own = await voucherOf(context, ticket)
  if (!own) return {}
  const { session, title } = own
  return {
    showName: title[locale],
    timeText: sessionTimeText(session.beginAt, locale, session.utcOffset),
    doorsText: sessionTimeText(session.beginAt - DOORS_OPEN_MS, locale, session.utcOffset),
    seat: [ticket.seatPlanName[locale], seatText(ticket, locale) || translate(locale, 'voucher.standing')].join(' '),
    ...(ticket.seat?.entrance && { entrance: ticket.seat.entrance[locale] }),
    ...(ticket.attendeeName && { attendee: ticket.attendeeName }),
    ...(ticket.usedAt !== null && { usedText: sessionTimeText(ticket.usedAt, locale, session.utcOffset) }),
    ...(ticket.usedGate !== null && { usedGate: ticket.usedGate }),
  }
}
