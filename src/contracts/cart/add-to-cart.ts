import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { CountCartOutput } from './count-cart'

export interface AddToCartInput {
  skuId: Id
  /**
   * @asType integer
   * @minimum 1
   * @maximum 99
   */
  qty: number
  /** The show that it was seen with. */
  showId?: Id
}

/** Puts goods into the cart, on top of what is there of them (contract G4). */
export const addToCart = endpoint<AddToCartInput, CountCartOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/carts',
  changes: ['cart'],
  isCreate: true,
})
