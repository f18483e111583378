import type { SpuCard } from '@/contracts/goods/spu-card'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'

type CartConfig = Pick<ShopConfig, 'productCartConfig'> | null

/** True if the shop has carts of goods at all (SHELL-039, SHELL-101). */
export function hasProductCart(config: CartConfig): boolean {
  return config?.productCartConfig?.enable === true
}

/** True if goods of this type can be added to a cart of the shop (SHOP-015). */
export function cartTakes(config: CartConfig, spuType: SpuCard['spuType']): boolean {
  const types: unknown = config?.productCartConfig?.enableSpuType
  return hasProductCart(config) && Array.isArray(types) && types.includes(spuType)
}
