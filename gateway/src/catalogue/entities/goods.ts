import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import type { SpuCard } from '@/contracts/goods/spu-card'
import { stableId } from '../../stable-id'
import type { LocalText } from '../../texts/text'
import type { OfferPicture } from '../drawings/offer-picture'
import type { ShowCategoryCode } from './show'

/** Category of the privilege cards in the mall. */
export const CARDS_CATEGORY = stableId('goods-category:cards')

/** A category of the mall. */
export interface GoodsCategory {
  categoryId: string
  name: LocalText
}

/** Goods of the mall, with their variants. */
export interface Goods {
  spuId: string
  categoryId: string
  spuType: SpuCard['spuType']
  name: LocalText
  /** Description. */
  about: LocalText
  /** Measures, material, contents. */
  facts: readonly { name: LocalText; value: LocalText }[]
  picture: OfferPicture
  /** Key of the tour whose audience it is for; `null` for goods of the shop. */
  tourKey: string | null
  /** Categories of shows it is sold with. */
  audiences: readonly ShowCategoryCode[]
  priceCent: number
  /** Price in points beside the money; 0 for goods sold for money only. */
  pointPrice: number
  /** Coupon templates of a package, repeated by quantity; empty for other goods. */
  couponIds: readonly string[]
  /** Price before a reduction; `null` without one. */
  originCent: number | null
  tags: readonly LocalText[]
  isSoldOut: boolean
  /** Delivery methods, the usual one first. */
  deliverMethods: readonly GoodsDeliverMethod[]
  /** Options to select; empty without a selection. */
  specs: readonly GoodsSpec[]
  /** Variants: one for each combination of values. */
  skus: readonly Sku[]
}

export interface GoodsSpec {
  specId: string
  name: LocalText
  values: readonly { valueId: string; name: LocalText }[]
}

export interface Sku {
  skuId: string
  /** One value of each spec. */
  valueIds: readonly string[]
  name: LocalText
  picture: OfferPicture
  priceCent: number
  stock: number
}
