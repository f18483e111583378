import { changeCartItem } from '@/contracts/cart/change-cart-item'
import { privateRoute } from '../../http/define-route'
import { presentCart } from '../../presenters/cart'
import { changeCartItemOf } from '../../services/goods/cart'

export const changeCartItemRoute = privateRoute(changeCartItem, async (call) => {
  const { cartItemId, qty, selected } = call.input
  await changeCartItemOf(call, cartItemId, {
    ...(qty !== undefined && { qty }),
    ...(selected !== undefined && { isSelected: selected }),
  })
  return presentCart(call)
})
