import { DAY_MS } from '../../clock'
import type { TextKey } from '../../texts/text'
import { currentOrderState } from '../orders/find-orders'
import type { UnitRow } from '../orders/order-records'
import type { RefundableRecord } from './refund-records'

/** Time after receipt in which goods can be returned, ms. */
const RETURN_WITHIN_MS = 7 * DAY_MS

/** A piece of goods of an order, by the id of its unit; undefined if it is none. */
export function pieceOf({ units, lines }: RefundableRecord, unitId: string): UnitRow | undefined {
  const unit = units.find(({ id }) => id === unitId)
  return lines.some(({ id, kind }) => id === unit?.lineId && kind === 'GOODS') ? unit : undefined
}

/** Why a piece of goods cannot be given back; null when it can: until seven days after it was received. */
export function pieceRefusal(record: RefundableRecord, unit: UnitRow, now: number): TextKey | null {
  const { order, completedAt, requestedUnitIds } = record
  if (unit.state === 'REFUNDED') return 'refund.not.done'
  const { stub, coupons } = record.lines.find(({ id }) => id === unit.lineId)?.snapshot ?? {}
  // Personal goods.
  if (stub) return 'refund.not.printed'
  if (coupons) return 'refund.not.coupons'
  if (unit.state !== 'SOLD') return 'refund.not.state'
  if (requestedUnitIds.has(unit.id)) return 'refund.not.pending'
  if (currentOrderState(order, now) !== 'SUCCEEDED') return null
  return isInTimeToReturn(completedAt ?? order.completesAt ?? now, now) ? null : 'refund.not.late'
}

/** True if goods that were received then (epoch ms) can still be returned. */
export function isInTimeToReturn(receivedAt: number, now: number): boolean {
  return now - receivedAt < RETURN_WITHIN_MS
}
