import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'
import type { OrderSummary } from './order-summary'

export interface GetWaitListInput {
  orderId: Id
}

/** State of an order that waits for returned tickets. */
export interface GetWaitListOutput {
  waitListState: OrderSummary['waitListState']
  /** Its place in the queue, from 1 on; 0 when it does not wait. */
  rank: number
  /** End of the waiting list, when everything is refunded. */
  deadline: EpochMs
  rules: string[]
}

/** Place of an order on the waiting list (contract O5). */
export const getWaitList = endpoint<GetWaitListInput, GetWaitListOutput>({
  path: 'trade/buyer/v3/orders/:orderId/wait_list',
})
