import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

export type GoodsOrderStatus = 'UNPAID' | 'PAID' | 'SHIPPED' | 'DONE' | 'CANCELED' | 'REFUNDED'

/**
 * Item of an order other than tickets: pieces of one SKU, cards of a kind, a membership, a parking stay or a
 * reservation.
 */
export interface OrderedGoods {
  itemId: Id
  /** Id of the item: the SKU, the card, the membership, the stay, the reserved time. */
  skuId: Id
  /** The goods that the SKU is of; absent for anything else, and for goods no longer sold. */
  spuId?: Id
  skuName: string
  imgUrl: string
  qty: number
  /** Price of one piece. */
  priceInfo: PriceInfo
  orderStatus: GoodsOrderStatus
}
