import type { ExpressState } from '@/contracts/order/get-express'
import { HOUR_MS } from '../../clock'
import type { shipments } from '../../database/schema/shipments'

export type ShipmentRow = typeof shipments.$inferSelect

/** Time of each step after the parcel was handed to the demo courier, ms. */
const STEPS: readonly [state: ExpressState, after: number][] = [
  ['COLLECTED', 0],
  ['IN_TRANSIT', 9 * HOUR_MS],
  ['ARRIVED', 30 * HOUR_MS],
  ['DELIVERING', 45 * HOUR_MS],
]
const SIGNED_AFTER_MS = 52 * HOUR_MS

/** A step of a parcel, and when it came there, epoch ms. */
export interface ExpressStep {
  state: ExpressState
  at: number
}

/** The way of a parcel so far, the newest step first; a buyer's confirmation of receipt counts as the signature (ORDER-008). */
export function expressSteps(
  { shippedAt, signedAt }: Pick<ShipmentRow, 'shippedAt' | 'signedAt'>,
  now: number,
): ExpressStep[] {
  const signed = { state: 'SIGNED' as const, at: signedAt ?? shippedAt + SIGNED_AFTER_MS }
  const onTheWay = STEPS.map(([state, after]) => ({ state, at: shippedAt + after }))
  return [...onTheWay.filter(({ at }) => at < signed.at), signed].filter(({ at }) => at <= now).reverse()
}
