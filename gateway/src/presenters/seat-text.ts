import type { Locale } from '@/domain/locale'
import { seatNames } from '@/domain/seat-names'
import type { TicketRow } from '../services/tickets/tickets-now'

/** Seat of a ticket, as the venue names it; empty without picked or named seats. */
export function seatText({ seat }: Pick<TicketRow, 'seat'>, locale: Locale): string {
  if (!seat?.no) return ''
  return seatNames([{ zoneName: seat.zone[locale], rowName: seat.row[locale], no: seat.no }], locale)
}

/** A ticket in one line: its price category and, where seats were picked, its seat. */
export function ticketLabel(ticket: Pick<TicketRow, 'seat' | 'seatPlanName'>, locale: Locale): string {
  return [ticket.seatPlanName[locale], seatText(ticket, locale)].filter((part) => part !== '').join(' ')
}
