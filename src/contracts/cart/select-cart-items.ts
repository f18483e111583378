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

/** Selects or deselects cart items: "select all". */
export const selectCartItems = endpoint<SelectCartItemsInput, Cart>({
  method: 'PUT',
  path: 'trade/buyer/v3/carts',
  changes: ['cart'],
})
