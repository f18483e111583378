import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { MERCHANT_CONFIGS } from './merchants'
import type { Shop } from './shop'

/** Configuration set by the merchant; the rest is equal for every shop (routes/shop/get-shop-config). */
export function configured({ merchant, configChanges }: Pick<Shop, 'merchant' | 'configChanges'>): Partial<ShopConfig> {
  return { ...MERCHANT_CONFIGS[merchant], ...configChanges }
}
