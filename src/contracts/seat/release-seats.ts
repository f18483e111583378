import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface ReleaseSeatsInput {
  seatLockId: Id
}

export type ReleaseSeatsOutput = true

/** Gives seats back that were kept; those that an order has by now stay with it (C18). */
export const releaseSeats = endpoint<ReleaseSeatsInput, ReleaseSeatsOutput>({
  method: 'DELETE',
  path: 'trade/buyer/v3/seat_locks/:seatLockId',
  changes: [],
})
