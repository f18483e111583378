import { addToCart } from '@/contracts/cart/add-to-cart'
import { privateRoute } from '../../http/define-route'
import { addToCartOf, cartCount } from '../../services/goods/cart'

export const addToCartRoute = privateRoute(addToCart, async (call) => {
  const { skuId, qty, showId } = call.input
  if (showId !== undefined) call.shop.catalogue.show(showId)
  await addToCartOf(call, skuId, qty)
  return { count: await cartCount(call) }
})
