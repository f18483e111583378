import { endpoint } from '../endpoint'
import type { CreateOrderOutput } from '../order/create-order'
import type { CardHolderInput } from './card-holder'
import type { PreOrderCardInput } from './pre-order-card'

/** Ordered cards. A card that requires a holder works as soon as it is paid if they are named here. */
export interface CreateCardOrderInput extends PreOrderCardInput, CardHolderInput {
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
