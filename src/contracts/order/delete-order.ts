import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface DeleteOrderInput {
  orderId: Id
}

export type DeleteOrderOutput = true

/** Takes an order that is over off the list. */
export const deleteOrder = endpoint<DeleteOrderInput, DeleteOrderOutput>({
  method: 'DELETE',
  path: 'trade/buyer/v5/orders/:orderId',
  changes: ['orders'],
})
