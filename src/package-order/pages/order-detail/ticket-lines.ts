import type { OrderedTicket } from '@/contracts/order/get-order'

/** Identical tickets. */
export interface TicketLine {
  ticket: OrderedTicket
  count: number
}

/** Groups identical tickets without seat or holder into one line; keeps the order. */
export function ticketLines(tickets: readonly OrderedTicket[]): TicketLine[] {
  const lines = new Map<string, TicketLine>()
  for (const ticket of tickets) {
    const { ticketId, seatPlanName, seatDesc, audienceName, ticketState } = ticket
    const key = seatDesc || audienceName ? ticketId : `${seatPlanName} ${ticketState}`
    lines.set(key, { ticket: lines.get(key)?.ticket ?? ticket, count: (lines.get(key)?.count ?? 0) + 1 })
  }
  return [...lines.values()]
}
