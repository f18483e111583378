import { endpoint } from '../endpoint'
import type { OrderType } from '../order/create-order'
import type { Id } from '../wire-types'

export interface QueryByBindIdInput {
  bindId: Id
}

/** The orders that were placed together: the first of them, and what is left to pay of all (contract A-PAY-6). */
export interface QueryByBindIdOutput {
  orderId: Id
  orderType: OrderType
  /** UNPAID while one of them is. */
  orderStateName: string
  transactionIds: Id[]
}

/** The transactions of an order that was placed in the queue (A-PAY-6). */
export const queryByBindId = endpoint<QueryByBindIdInput, QueryByBindIdOutput>({
  path: 'trade/buyer/v3/payments/query_by_bind_id',
})
