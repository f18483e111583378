import type { Route } from '../../http/define-route'
import { addToCartRoute } from './add-to-cart'
import { changeCartItemRoute } from './change-cart-item'
import { countCartRoute } from './count-cart'
import { getCartRoute } from './get-cart'
import { removeFromCartRoute } from './remove-from-cart'
import { selectCartItemsRoute } from './select-cart-items'

export const cartRoutes: readonly Route[] = [
  addToCartRoute,
  changeCartItemRoute,
  countCartRoute,
  getCartRoute,
  removeFromCartRoute,
  selectCartItemsRoute,
]
