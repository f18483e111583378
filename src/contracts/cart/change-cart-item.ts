import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Cart } from './cart'

export interface ChangeCartItemInput {
  cartItemId: Id
  /**
   * @asType integer
   * @minimum 1
   * @maximum 99
   */
  qty?: number
  selected?: boolean
}

/** Changes how many of something are in the cart, or whether it is chosen (contract G5). */
export const changeCartItem = endpoint<ChangeCartItemInput, Cart>({
  method: 'PUT',
  path: 'trade/buyer/v3/carts/:cartItemId',
  changes: ['cart'],
})
