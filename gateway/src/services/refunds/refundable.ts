import type { TextKey } from '../../texts/text'
import { currentOrderState } from '../orders/find-orders'
import type { RefundableRecord } from './refund-records'
import { refundTerms } from './refund-terms'

/** Why a ticket cannot be given back; null when it can. */
export type Refusal = TextKey | null

/** The share that a refund of a session costs at a moment (epoch ms); null when it is too late (REFUND-011). */
export function feeRateAt({ order }: Pick<RefundableRecord, 'order'>, beginAt: number, now: number): number | null {
  const terms = refundTerms(order.refundRule, beginAt, now)
  return terms.kind === 'open' ? terms.feeRate : null
}

/** Begin of a ticket's session, epoch ms. */
export function beginOf({ lines }: Pick<RefundableRecord, 'lines'>, sessionId: string): number {
  return lines.find((line) => line.sessionId === sessionId)?.snapshot.session?.beginAt ?? 0
}

/** Why nothing of an order can be given back; null when something may. */
export function orderRefusal({ order }: Pick<RefundableRecord, 'order'>, now: number): Refusal {
  const state = currentOrderState(order, now)
  if (state !== 'RESERVE' && state !== 'DELIVERING') return 'refund.not.state'
  return order.refundRule?.isRefundable ? null : 'refund.not.rule'
}

/** Why a ticket of an order cannot be given back; null when it can. */
export function ticketRefusal(
  record: Pick<RefundableRecord, 'order' | 'lines' | 'usedTimes'>,
  ticket: RefundableRecord['tickets'][number],
  now: number,
): Refusal {
  const { order, usedTimes } = record
  const refusal = orderRefusal(record, now)
  if (refusal) return refusal
  if (ticket.ownerId !== order.userId) return 'refund.not.sent'
  if (ticket.state !== 'UNUSED') return NOT_NOW[ticket.state] ?? 'refund.not.state'
  if (feeRateAt(record, beginOf(record, ticket.sessionId), now) === null) return 'refund.not.late'
  const maxTimes = order.refundRule?.maxTimes ?? 0
  return (usedTimes.get(ticket.sessionId) ?? 0) >= maxTimes ? 'refund.not.times' : null
}

const NOT_NOW: Readonly<Record<string, TextKey>> = {
  LOCKED: 'refund.not.sent',
  USED: 'refund.not.used',
  REFUNDING: 'refund.not.pending',
  REFUNDED: 'refund.not.done',
  EXCHANGED: 'refund.not.done',
}
