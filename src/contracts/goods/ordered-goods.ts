import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

export type GoodsOrderStatus = 'UNPAID' | 'PAID' | 'SHIPPED' | 'DONE' | 'CANCELED' | 'REFUNDED'

/** What of an order is no ticket: pieces of one SKU, cards of a kind, a membership, a time to park or to come. */
export interface OrderedGoods {
  itemId: Id
  /** What it is one of: the SKU, the card, the membership, the stay in the garage, the time. */
  skuId: Id
  /** The goods that the SKU is of; absent for anything else, and for goods no longer sold. */
  spuId?: Id
  skuName: string
  imgUrl: string
  qty: number
  /** Of one piece. */
  priceInfo: PriceInfo
  orderStatus: GoodsOrderStatus
}
