import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError, notFound } from '../../business-error'
import { hashed } from '../../random'
import type { UnitRow } from '../orders/order-records'
import type { Trade } from '../trade'
import { refundOfUnit, type UnitRefund } from './refund-amount'
import type { RefundableRecord } from './refund-records'
import { beginOf, feeRateAt, ticketRefusal } from './refundable'
import { pieceOf, pieceRefusal } from './refundable-goods'

/** Refund of tickets of an order, in cents. */
export interface RefundPlan {
  items: readonly RefundItem[]
  cents: number
  cardCents: number
  feeCents: number
  /**
   * Nothing would be left of the order and of those it was exchanged from or for: coupons and points come back as well
   * (contract A-REFUND-4).
   */
  isWhole: boolean
}

export interface RefundItem extends UnitRefund {
  ticketId: string
  unitId: string
}

/** Current refund of these tickets. Tickets of others are not found; non-refundable ones are rejected. */
export function refundPlan(
  record: RefundableRecord,
  ticketIds: readonly string[],
  { clock }: Pick<Trade, 'clock'>,
): RefundPlan {
  const now = clock.now()
  const items = [...new Set(ticketIds)].sort().map((ticketId): RefundItem => {
    const piece = pieceOf(record, ticketId)
    if (piece) return refundOfPiece(record, piece, now)
    const ticket = record.tickets.find(({ id }) => id === ticketId)
    const unit = record.units.find(({ id }) => id === ticket?.unitId)
    if (!ticket || !unit) throw notFound()
    const refusal = ticketRefusal(record, ticket, now)
    if (refusal) throw new BusinessError(BUSINESS_ERROR.notRefundable, refusal, { mode: 1 })
    const feeRate = feeRateAt(record, beginOf(record, ticket.sessionId), now) ?? 1
    const paid = { paidCents: unit.paidCents + unit.creditCents, cardCents: unit.cardCents }
    return { ticketId, unitId: unit.id, ...refundOfUnit(paid, feeRate) }
  })
  const chosen = new Set(items.map(({ unitId }) => unitId))
  return {
    items,
    cents: sumOf(items, 'cents'),
    cardCents: sumOf(items, 'cardCents'),
    feeCents: sumOf(items, 'feeCents'),
    isWhole: record.livingUnitIds.every((id) => chosen.has(id)),
  }
}

/** A piece of goods gives back all that was paid for it: there is no session that it could miss. */
function refundOfPiece(record: RefundableRecord, piece: UnitRow, now: number): RefundItem {
  const refusal = pieceRefusal(record, piece, now)
  if (refusal) throw new BusinessError(BUSINESS_ERROR.notRefundable, refusal, { mode: 1 })
  return { ticketId: piece.id, unitId: piece.id, ...refundOfUnit(piece, 0) }
}

/** Equal for the same refund at the same cost: buyers get what the page showed. */
export function planHash({ items }: RefundPlan): string {
  return hashed(JSON.stringify(items))
}

function sumOf(items: readonly RefundItem[], name: 'cents' | 'cardCents' | 'feeCents'): number {
  return items.reduce((total, item) => total + item[name], 0)
}
