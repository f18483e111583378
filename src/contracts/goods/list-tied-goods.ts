import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

export interface ListTiedGoodsInput {
  showId: Id
  /** One of its sessions. */
  sessionId?: Id
}

/** Goods that are sold with a show. */
export interface TiedGoods {
  spuId: Id
  /** The one that is offered first. */
  skuId: Id
  name: string
  imgUrl: string
  priceInfo: PriceInfo
  /** Pieces that can be bought now; 0 where they are sold out. */
  maxQty: number
}

export type ListTiedGoodsOutput = TiedGoods[]

/** Goods sold with a show, before tickets are chosen (CAT-121). */
export const listTiedGoods = endpoint<ListTiedGoodsInput, ListTiedGoodsOutput>({
  path: 'show/pub/v3/tied_sale_search',
  priority: 'low',
})
