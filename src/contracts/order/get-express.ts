import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export interface GetExpressInput {
  orderId: Id
}

/** Stages of a delivery, in their order. */
export const EXPRESS_STATES = ['COLLECTED', 'IN_TRANSIT', 'ARRIVED', 'DELIVERING', 'SIGNED'] as const

export type ExpressState = (typeof EXPRESS_STATES)[number]

/** The parcel of an order. */
export interface GetExpressOutput {
  expressNo: string
  company: string
  displayName: string
  state: ExpressState
  /** The newest first, never empty. */
  traces: ExpressTrace[]
}

export interface ExpressTrace {
  time: EpochMs
  text: string
  /** A place, or empty. */
  location: string
}

/** Progress of the parcel of an order (ORDER-008, ORDER-054); not found before it is sent. */
export const getExpress = endpoint<GetExpressInput, GetExpressOutput>({
  path: 'trade/buyer/v3/orders/:orderId/express',
})
