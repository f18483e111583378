import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Cart } from './cart'

export interface SelectCartItemsInput {
  /**
   * @minItems 1
   * @maxItems 100
   */
  cartItemIds: Id[]
  selected: boolean
}

/** Chooses several things of the cart, or none of them any more: "select all". */
export const selectCartItems = endpoint<SelectCartItemsInput, Cart>({
  method: 'PUT',
  path: 'trade/buyer/v3/carts',
  changes: ['cart'],
})
