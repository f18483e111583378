import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import type { ShopContent } from '../catalogue/entities/shop-content'
import { MERCHANT_CONFIGS } from './merchants'
import type { Shop } from './shop'

export type ConfiguredShop = Pick<Shop, 'merchant' | 'configChanges'> & {
  catalogue: { content: Pick<ShopContent, 'facts'> }
}

/** Configuration set by the merchant; the rest is equal for every shop (routes/shop/get-shop-config). */
export function configured({ merchant, configChanges, catalogue }: ConfiguredShop): Partial<ShopConfig> {
  return { ...MERCHANT_CONFIGS[merchant], ...catalogue.content.facts.options, ...configChanges }
}
