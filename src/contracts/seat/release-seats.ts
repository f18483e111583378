import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface ReleaseSeatsInput {
  seatLockId: Id
}

/** Gives seats back that were kept; those that an order has by now stay with it (C18). */
export const releaseSeats = endpoint<ReleaseSeatsInput, true>({
  method: 'DELETE',
  path: 'trade/buyer/v3/seat_locks/:seatLockId',
})
