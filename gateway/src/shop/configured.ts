import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { MERCHANT_CONFIGS } from './merchants'
import type { Shop } from './shop'

/** What the merchant has set of the configuration; the rest is as every shop has it (routes/shop/get-shop-config). */
export function configured({ merchant, configChanges }: Pick<Shop, 'merchant' | 'configChanges'>): Partial<ShopConfig> {
  return { ...MERCHANT_CONFIGS[merchant], ...configChanges }
}
