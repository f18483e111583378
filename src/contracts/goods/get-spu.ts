import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'
import type { SpuCard } from './spu-card'

export interface GetSpuInput {
  spuId: Id
}

/** How goods are handed over (A-SHOP-1). */
export type GoodsDeliverMethod = 'EXPRESS' | 'SELF_PICKUP'

/** Goods with everything that can be chosen of them. */
export interface SpuDetail extends SpuCard {
  skus: Sku[]
  deliverMethods: GoodsDeliverMethod[]
  supportCart: boolean
}

/** What is really bought. */
export interface Sku {
  skuId: Id
  name: string
  /** Yuan. */
  price: number
  priceInfo: PriceInfo
  /** Pieces left. */
  stock: number
  /** Pieces in one order. */
  limit: number
}

/** Goods in detail (SHOP-012). */
export const getSpu = endpoint<GetSpuInput, SpuDetail>({ path: 'show/pub/v3/spus/:spuId' })
