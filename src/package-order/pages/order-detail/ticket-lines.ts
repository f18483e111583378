import type { OrderedTicket } from '@/contracts/order/get-order'

/** Tickets that read the same. */
export interface TicketLine {
  ticket: OrderedTicket
  count: number
}

/** Tickets in the order given; those without a seat or a holder that stand alike are counted in one line. */
export function ticketLines(tickets: readonly OrderedTicket[]): TicketLine[] {
  const lines = new Map<string, TicketLine>()
  for (const ticket of tickets) {
    const { ticketId, seatPlanName, seatDesc, audienceName, ticketState } = ticket
    const key = seatDesc || audienceName ? ticketId : `${seatPlanName} ${ticketState}`
    lines.set(key, { ticket: lines.get(key)?.ticket ?? ticket, count: (lines.get(key)?.count ?? 0) + 1 })
  }
  return [...lines.values()]
}
