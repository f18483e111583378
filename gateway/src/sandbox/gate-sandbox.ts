import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Locale } from '@/domain/locale'
import { sessionTimeText } from '@/domain/session-time'
import type { Context } from '../call'
import { localeOf } from '../http/request-values'
import { seatText } from '../presenters/seat-text'
import { admitToSession, voucherOf } from '../services/tickets/admit'
import { DOORS_OPEN_MS } from '../services/tickets/doors-open'
import { ticketOfFormerOwner } from '../services/tickets/former-owners'
import { gateSessions } from '../services/tickets/gate-sessions'
import type { TicketRow } from '../services/tickets/tickets-now'
import { translate } from '../texts/text'
import { gatePage } from './gate-page'

interface Shown {
  sessionId?: string
  code?: string
  gate?: string
}

/** Gate of the venue on a phone: scans codes and shows the ticket holder (contract D-16). */
export function registerGateSandbox(
  app: FastifyInstance,
  context: Context,
  html: (reply: FastifyReply, page: string) => FastifyReply,
): void {
  app.get('/sandbox/gate', (request, reply) => html(reply, gatePage(localeOf(request))))
  app.get('/sandbox/api/gate', async (request) => {
    const locale = localeOf(request)
    const sessions = await gateSessions(context)
    return sessions.map((session) => ({ ...session, timeText: sessionTimeText(session.beginAt, locale) }))
  })
  app.post<{ Body: Shown | null }>('/sandbox/api/gate', async (request) => {
    const { sessionId = '', code = '', gate = '' } = request.body ?? {}
    const typed = code.trim().slice(0, 200)
    const verdict = await admitToSession(context, sessionId, typed, gate.slice(0, 40))
    const locale = localeOf(request)
    if (verdict)
      return { answer: verdict.answer, isTyped: verdict.isTyped, ...(await factsOf(context, verdict.ticket, locale)) }
    const sent = await ticketOfFormerOwner(context, typed)
    if (sent) return { answer: 'transferred', ...(await factsOf(context, sent, locale)) }
    return { answer: 'unknown' }
  })
}

/** Ticket facts for the gate staff. */
async function factsOf(context: Context, ticket: TicketRow, locale: Locale) {
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
