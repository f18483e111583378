import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

/** Goods as an item of a list. */
export interface SpuCard {
  spuId: Id
  name: string
  imgUrl: string
  priceInfo: PriceInfo
  originPriceInfo?: PriceInfo
  soldOut: boolean
  tags: string[]
  spuType: 'GOODS' | 'POINT_GOODS' | 'CARD' | 'COUPON_PACKAGE'
}
