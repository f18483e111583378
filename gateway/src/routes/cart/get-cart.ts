import { getCart } from '@/contracts/cart/get-cart'
import { privateRoute } from '../../http/define-route'
import { presentCart } from '../../presenters/cart'

export const getCartRoute = privateRoute(getCart, presentCart)
