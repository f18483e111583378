import { selectCartItems } from '@/contracts/cart/select-cart-items'
import { privateRoute } from '../../http/define-route'
import { presentCart } from '../../presenters/cart'
import { selectCartItemsOf } from '../../services/goods/cart'

export const selectCartItemsRoute = privateRoute(selectCartItems, async (call) => {
  const { cartItemIds, selected } = call.input
  await selectCartItemsOf(call, cartItemIds, selected)
  return presentCart(call)
})
