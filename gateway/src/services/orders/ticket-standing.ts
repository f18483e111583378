import type { RefundState } from '@/contracts/refund/refund'
import type { OrderSummaryRecord } from './find-orders'

/**
 * Why the tickets of an order, or some of them, cannot be used by its buyer now: they are on their way back to the shop,
 * or to another user, or at an end.
 */
export type TicketStanding = 'PARTLY_REFUNDING' | 'REFUNDING' | 'SENDING' | 'SENT' | 'USED'

/** State of the tickets of a paid order; null if the order state is sufficient. */
export function ticketStanding({
  order,
  tickets,
}: Pick<OrderSummaryRecord, 'order' | 'tickets'>): TicketStanding | null {
  const living = tickets.filter(({ state }) => state !== 'REFUNDED' && state !== 'EXCHANGED')
  const own = living.filter(({ ownerId }) => ownerId === order.userId)
  const has = (wanted: (typeof own)[number]['state']) => own.some(({ state }) => state === wanted)
  if (living.length === 0 || has('RESERVED')) return null
  if (has('UNUSED')) return has('REFUNDING') ? 'PARTLY_REFUNDING' : null
  if (has('REFUNDING')) return 'REFUNDING'
  if (has('LOCKED')) return 'SENDING'
  return has('USED') ? 'USED' : 'SENT'
}

/** True for a refund that is neither rejected nor paid. */
export function isUnderWay(state: RefundState): boolean {
  return state === 'APPLYING' || state === 'APPROVED' || state === 'REFUNDING'
}
