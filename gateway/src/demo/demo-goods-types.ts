import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import type { SpuCard } from '@/contracts/goods/spu-card'
import type { LocalText } from '../texts/text'
import type { SceneName } from './pictures/scene'

/** A shelf of the mall. */
export interface DemoGoodsCategory {
  categoryId: string
  name: LocalText
}

/** Something that the mall sells, with all that can be chosen of it. */
export interface DemoGoods {
  spuId: string
  categoryId: string
  spuType: SpuCard['spuType']
  name: LocalText
  /** What is said of it. */
  about: LocalText
  /** Measures, material, what is in the box. */
  facts: readonly { name: LocalText; value: LocalText }[]
  picture: SceneName
  priceCent: number
  /** Points that one costs beside its money; 0 for what is sold for money alone. */
  pointPrice: number
  /** Templates of the coupons that a package is made of, each as often as it is named; empty for other goods. */
  couponIds: readonly string[]
  /** Before a reduction; `null` without one. */
  originCent: number | null
  tags: readonly LocalText[]
  isSoldOut: boolean
  /** How it is handed over, the usual way first. */
  deliverMethods: readonly GoodsDeliverMethod[]
  /** What is chosen between; empty if there is nothing to choose. */
  specs: readonly DemoSpec[]
  /** What is really bought: one for each combination of values. */
  skus: readonly DemoSku[]
}

export interface DemoSpec {
  specId: string
  name: LocalText
  values: readonly { valueId: string; name: LocalText }[]
}

export interface DemoSku {
  skuId: string
  /** One of each spec. */
  valueIds: readonly string[]
  name: LocalText
  priceCent: number
  stock: number
}
