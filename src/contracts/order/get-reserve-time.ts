import { endpoint } from '../endpoint'
import type { Id, Seconds } from '../wire-types'

export interface GetReserveTimeInput {
  transactionId: Id
}

export interface GetReserveTimeOutput {
  /** Seconds left to pay; from 10^11 on the moment at which it ends, ms. */
  time: Seconds
}

/** Time left to pay a transaction, seconds. */
export const getReserveTime = endpoint<GetReserveTimeInput, GetReserveTimeOutput>({
  path: 'trade/buyer/order/v3/:transactionId/reserve_time',
  priority: 'low',
})
