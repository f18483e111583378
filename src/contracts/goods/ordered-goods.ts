import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

export type GoodsOrderStatus = 'UNPAID' | 'PAID' | 'SHIPPED' | 'DONE' | 'CANCELED' | 'REFUNDED'

/** Pieces of one SKU in an order: of an order of goods, or beside the tickets. */
export interface OrderedGoods {
  itemId: Id
  skuId: Id
  skuName: string
  imgUrl: string
  qty: number
  /** Of one piece. */
  priceInfo: PriceInfo
  orderStatus: GoodsOrderStatus
}
