import type { SpuCard } from '@/contracts/goods/spu-card'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { configured } from './configured'
import type { Shop } from './shop'

/** What carts take where the merchant says nothing else. */
export const PRODUCT_CART: NonNullable<ShopConfig['productCartConfig']> = { enable: true, enableSpuType: ['GOODS'] }

/** Whether goods of this type can be put into a cart of the shop (SHELL-039, SHOP-015). */
export function supportsCart(shop: Pick<Shop, 'merchant' | 'configChanges'>, spuType: SpuCard['spuType']): boolean {
  const { enable, enableSpuType } = configured(shop).productCartConfig ?? PRODUCT_CART
  return enable && enableSpuType.includes(spuType)
}
