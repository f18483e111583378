import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'
import type { SpuCard } from './spu-card'

export interface GetSpuInput {
  spuId: Id
}

/** Delivery of goods (A-SHOP-1): coupons of a package are in the account of the buyer once it is paid. */
export type GoodsDeliverMethod = 'EXPRESS' | 'SELF_PICKUP' | 'E_COUPON'

/** Goods with everything that can be chosen of them. */
export interface SpuDetail extends SpuCard {
  images: string[]
  /** Description. */
  html: string
  /** Measures, material, what is in the box; absent without them. */
  facts?: { name: string; value: string }[]
  /** Dimensions of the choice. */
  specs: { specId: Id; name: string; values: { valueId: Id; name: string }[] }[]
  skus: Sku[]
  deliverMethods: GoodsDeliverMethod[]
  supportCart: boolean
  /** Content of a package of coupons; absent for other goods. */
  packageCoupons?: { couponTemplateId: Id; title: string; worth: string; rule: string; qty: number }[]
  serviceNotes: string[]
}

/** Variant that is bought. */
export interface Sku {
  skuId: Id
  /** One value of each of `specs`. */
  valueIds: Id[]
  name: string
  /** Yuan. */
  price: number
  /** Points that one costs beside its money; absent for goods for money alone. */
  pointPrice?: number
  priceInfo: PriceInfo
  /** Pieces left. */
  stock: number
  /** Pieces in one order. */
  limit: number
  imgUrl: string
}

/** Goods in detail (SHOP-012). */
export const getSpu = endpoint<GetSpuInput, SpuDetail>({ path: 'show/pub/v3/spus/:spuId' })
