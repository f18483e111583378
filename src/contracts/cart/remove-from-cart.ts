import { endpoint } from '../endpoint'
import type { Cart } from './cart'

export interface RemoveFromCartInput {
  /**
   * Ids with commas between them.
   * @maxLength 2000
   */
  ids: string
}

/** Takes things out of the cart (contract G6). */
export const removeFromCart = endpoint<RemoveFromCartInput, Cart>({
  method: 'DELETE',
  path: 'trade/buyer/v3/carts',
  changes: ['cart'],
})
