import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'
import type { Cart } from './cart'

/** The cart of the user (contract G3). */
export const getCart = endpoint<NoInput, Cart>({ path: 'trade/buyer/v3/carts' })
