import { removeFromCart } from '@/contracts/cart/remove-from-cart'
import { privateRoute } from '../../http/define-route'
import { presentCart } from '../../presenters/cart'
import { removeCartItems } from '../../services/goods/cart'

export const removeFromCartRoute = privateRoute(removeFromCart, async (call) => {
  await removeCartItems(call.db, call.user.userId, { ids: call.input.ids.split(',') })
  return presentCart(call)
})
