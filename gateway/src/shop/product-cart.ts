import type { SpuCard } from '@/contracts/goods/spu-card'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { type ConfiguredShop, configured } from './configured'

/** Types of goods accepted by carts by default. */
export const PRODUCT_CART: NonNullable<ShopConfig['productCartConfig']> = { enable: true, enableSpuType: ['GOODS'] }

/** True if goods of this type can be added to a cart of the shop (SHELL-039, SHOP-015). */
export function supportsCart(shop: ConfiguredShop, spuType: SpuCard['spuType']): boolean {
  const { enable, enableSpuType } = configured(shop).productCartConfig ?? PRODUCT_CART
  return enable && enableSpuType.includes(spuType)
}
