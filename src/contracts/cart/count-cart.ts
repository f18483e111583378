import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

export interface CountCartOutput {
  /** Pieces. */
  count: number
}

/** Number of pieces in the cart (SHOP-011). */
export const countCart = endpoint<NoInput, CountCartOutput>({ path: 'trade/buyer/v3/carts/count' })
