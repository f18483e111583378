import { addToCart } from '@/contracts/cart/add-to-cart'
import { privateRoute } from '../../http/define-route'
import { addToCartOf, cartCount } from '../../services/goods/cart'

export const addToCartRoute = privateRoute(addToCart, async (call) => {
  await addToCartOf(call, call.input.skuId, call.input.qty)
  return { count: await cartCount(call) }
})
