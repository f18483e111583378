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
  images: string[]
  /** What is said of it. */
  html: string
  /** What is chosen between. */
  specs: { specId: Id; name: string; values: { valueId: Id; name: string }[] }[]
  skus: Sku[]
  deliverMethods: GoodsDeliverMethod[]
  supportCart: boolean
  serviceNotes: string[]
}

/** What is really bought. */
export interface Sku {
  skuId: Id
  /** One value of each of `specs`. */
  valueIds: Id[]
  name: string
  /** Yuan. */
  price: number
  priceInfo: PriceInfo
  /** Pieces left. */
  stock: number
  /** Pieces in one order. */
  limit: number
  imgUrl: string
}

/** Goods in detail (SHOP-012). */
export const getSpu = endpoint<GetSpuInput, SpuDetail>({ path: 'show/pub/v3/spus/:spuId' })
