import type { Locale } from '@/domain/locale'
import type { TicketRow } from '../services/tickets/tickets-now'
import { translate } from '../texts/text'

/** Seat of a ticket, as the venue names it; empty without picked or named seats. */
export function seatText({ seat }: Pick<TicketRow, 'seat'>, locale: Locale): string {
  if (!seat?.no) return ''
  return translate(locale, 'voucher.seat', { zone: seat.zone[locale], row: seat.row[locale], no: seat.no })
}

/** A ticket in one line: its price category and, where seats were picked, its seat. */
export function ticketLabel(ticket: Pick<TicketRow, 'seat' | 'seatPlanName'>, locale: Locale): string {
  return [ticket.seatPlanName[locale], seatText(ticket, locale)].filter((part) => part !== '').join(' ')
}
