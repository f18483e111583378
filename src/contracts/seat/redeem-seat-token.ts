import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { LockSeatsOutput } from './lock-seats'

export interface RedeemSeatTokenInput {
  showId: Id
  bizShowSessionId: Id
  /** Token of the other provider's page for the chosen seats. @minLength 1 @maxLength 2000 */
  thirdPartySeatToken: string
}

export type RedeemSeatTokenOutput = LockSeatsOutput

/** Keeps the seats that were chosen on another provider's page, as `lockSeats` keeps the shop's own (A-SEAT-5). */
export const redeemSeatToken = endpoint<RedeemSeatTokenInput, RedeemSeatTokenOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/seat_locks/third_party',
  changes: [],
  priority: 'critical',
  isCreate: true,
})
