import { endpoint } from '../endpoint'
import type { Id, Seconds } from '../wire-types'
import type { SeatRef } from './seat-map'

export interface LockSeatsInput {
  showId: Id
  bizShowSessionId: Id
  /**
   * @minItems 1
   * @maxItems 20
   */
  seatIds: Id[]
}

/** All of the seats, or none of them (A-SEAT-6). */
export interface LockSeatsOutput {
  /** Absent when some of the seats are gone. */
  seatLockId?: Id
  expireSeconds: Seconds
  seats: SeatRef[]
  /** Seats that other users have taken in the meantime. */
  failedSeatIds: Id[]
}

/** Keeps seats for a user while they fill in the order; what they kept of the session before is free again (C17). */
export const lockSeats = endpoint<LockSeatsInput, LockSeatsOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/seat_locks',
  changes: [],
  priority: 'critical',
  isCreate: true,
})
