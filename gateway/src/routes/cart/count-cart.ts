import { countCart } from '@/contracts/cart/count-cart'
import { privateRoute } from '../../http/define-route'
import { cartCount } from '../../services/goods/cart'

export const countCartRoute = privateRoute(countCart, async (call) => ({ count: await cartCount(call) }))
