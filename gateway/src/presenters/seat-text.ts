import type { Locale } from '@/domain/locale'
import { seatNames } from '@/domain/seat-names'
import type { TicketRow } from '../services/tickets/tickets-now'
import { translate } from '../texts/text'

/** Seat of a ticket, as the venue names it; empty without picked or named seats. */
export function seatText({ seat }: Pick<TicketRow, 'seat'>, locale: Locale): string {
  if (!seat?.no) return ''
  return seatNames([{ zoneName: seat.zone[locale], rowName: seat.row[locale], no: seat.no }], locale)
}

/** Its number tells a ticket without a seat from the others of its order; empty for one that is alone. */
function numberText({ sequence }: Pick<TicketRow, 'sequence'>, all: readonly unknown[], locale: Locale): string {
  if (all.length < 2 && sequence === 0) return ''
  return translate(locale, 'ticket.number', { number: sequence + 1 })
}

/** Seat of a ticket that is chosen among others, or else its number. */
export function seatOrNumber(ticket: TicketRow, all: readonly unknown[], locale: Locale): string {
  return seatText(ticket, locale) || numberText(ticket, all, locale)
}

/** A ticket that is chosen among others, in one line: its price category, then its seat or its number. */
export function labelAmong(ticket: TicketRow, all: readonly unknown[], locale: Locale): string {
  return [ticket.seatPlanName[locale], seatOrNumber(ticket, all, locale)].filter((part) => part !== '').join(' ')
}

/** A ticket in one line: its price category and, where seats were picked, its seat. */
export function ticketLabel(ticket: Pick<TicketRow, 'seat' | 'seatPlanName'>, locale: Locale): string {
  return [ticket.seatPlanName[locale], seatText(ticket, locale)].filter((part) => part !== '').join(' ')
}
