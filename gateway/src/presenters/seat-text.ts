import type { Locale } from '@/domain/locale'
import type { TicketRow } from '../services/tickets/tickets-now'

/** Where a ticket seats somebody, as the venue names it; empty where seats were not picked. */
export function seatText({ seat }: Pick<TicketRow, 'seat'>, locale: Locale): string {
  return seat ? `${seat.zone[locale]} ${seat.row[locale]} ${seat.no}` : ''
}
