import type { OrderedTicket } from '@/contracts/order/get-order'
import type { Locale } from '@/domain/locale'
import { seatNames } from '@/domain/seat-names'

/** Tickets of one category, state and holder. */
export interface TicketLine {
  /** The first of them. */
  ticket: OrderedTicket
  count: number
  /** Category and seats: `看台 680元 · C3 区 9排 6、7座`. */
  text: string
}

/** Groups tickets that differ in nothing but their seats; keeps the order. */
export function ticketLines(tickets: readonly OrderedTicket[], locale: Locale): TicketLine[] {
  const groups = new Map<string, [OrderedTicket, ...OrderedTicket[]]>()
  for (const ticket of tickets) {
    const { ticketId, seatPlanName, seatDesc, seat, audienceName, ticketState } = ticket
    const isAlone = audienceName || (seatDesc && !seat)
    const key = isAlone ? ticketId : `${seatPlanName} ${ticketState}`
    const group = groups.get(key)
    if (group) group.push(ticket)
    else groups.set(key, [ticket])
  }
  return [...groups.values()].map((group) => {
    const [ticket] = group
    const seats = group.flatMap(({ seat }) => seat ?? [])
    const where = seats.length > 0 ? seatNames(seats, locale) : ticket.seatDesc
    return { ticket, count: group.length, text: [ticket.seatPlanName, where].filter(Boolean).join(' · ') }
  })
}
