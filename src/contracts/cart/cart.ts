import type { GoodsDeliverMethod } from '../goods/get-spu'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

/** Goods that a user means to buy. */
export interface Cart {
  /** Pieces in all. */
  count: number
  /** Goods by how they are usually handed over: what does not go together is ordered apart (contract A-SHOP-2). */
  groups: CartGroup[]
  /** Pieces that are chosen and can be bought. */
  selectedCount: number
  /** Yuan, of what is chosen. */
  totalAmount: number
  total: PriceInfo
}

export interface CartGroup {
  deliverMethod: string
  items: CartItem[]
}

export interface CartItem {
  /** In an offer of what is not in the cart: the SKU. */
  cartItemId: Id
  skuId: Id
  spuId: Id
  name: string
  specText: string
  imgUrl: string
  priceInfo: PriceInfo
  /** Yuan. */
  price: number
  qty: number
  /** Unit price when it was added to the cart, yuan; absent if it is unchanged. */
  addedPrice?: number
  /** Pieces left. */
  stock: number
  /** Pieces in one order. */
  limit: number
  /** Delivery methods, the usual one first. */
  deliverMethods: GoodsDeliverMethod[]
  selected: boolean
  /** Whether it cannot be bought in its current state. */
  invalid: boolean
  invalidReason?: string
}
