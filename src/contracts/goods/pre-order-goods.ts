import type { Policy } from '../agreement/list-policies'
import type { CartGroup } from '../cart/cart'
import type { OfferedCoupon } from '../coupon/coupon'
import { endpoint } from '../endpoint'
import type { CashCardOffer, PointOffer, ReceivableCouponOffer } from '../order/offered-benefits'
import type { PhoneContact } from '../order/order-contact'
import type { PriceItem } from '../order/price-item'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'
import type { GoodsDeliverMethod } from './get-spu'
import type { GoodsItemInput } from './goods-item'

/** Offer of goods. */
export interface PreOrderGoodsInput {
  /**
   * @minItems 1
   * @maxItems 50
   */
  items: GoodsItemInput[]
  deliverMethod: GoodsDeliverMethod
  addressId?: Id
  couponId?: Id
  /** Pay with points up to the limit. */
  usePoint?: boolean
  /** @maxItems 10 */
  cashCardIds?: Id[]
}

export interface PreOrderGoodsOutput {
  /** The offer; its price is valid for 15 minutes. */
  preOrderId: Id
  /** The goods as the cart has them, grouped by how they are handed over (contract G7). */
  items: CartGroup[]
  priceItems: PriceItem[]
  /** Yuan, before anything is deducted. */
  totalAmount: number
  /** Yuan. */
  payAmount: number
  total: PriceInfo
  coupons: OfferedCoupon[]
  selectedCouponIds: Id[]
  /** Absent if no freely available coupon would take more off. */
  receivableCoupon?: ReceivableCouponOffer
  /** Yuan of each thing: what coupons are counted on. */
  unitPrices: number[]
  points: PointOffer
  /** Points that the goods cost, whatever the buyer chooses; absent for goods for money alone. */
  pointPrice?: number
  cashCards: CashCardOffer[]
  /** The account's own number, for the contact to begin with; absent if the account has none. */
  contact?: PhoneContact
  agreements: Policy[]
  addressRequired: boolean
  /** False where the shop does not deliver to the address that was named. */
  deliverable: boolean
}

/** Price of goods, binding for the order that follows (contract G7). */
export const preOrderGoods = endpoint<PreOrderGoodsInput, PreOrderGoodsOutput>({
  method: 'POST',
  path: 'trade/buyer/v2/items/pre_orders',
  changes: [],
  priority: 'high',
})
