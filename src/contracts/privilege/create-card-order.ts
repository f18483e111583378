import { endpoint } from '../endpoint'
import type { CreateOrderOutput } from '../order/create-order'
import type { PreOrderCardInput } from './pre-order-card'

export interface CreateCardOrderInput extends PreOrderCardInput {
  /** Yuan that the buyer saw. */
  payAmount: number
}

/** Orders cards (contract K5). */
export const createCardOrder = endpoint<CreateCardOrderInput, CreateOrderOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/privilege/cards/orders',
  changes: ['orders'],
  priority: 'critical',
  isCreate: true,
})
