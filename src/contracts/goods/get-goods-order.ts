import type { Address } from '../address/address'
import { endpoint } from '../endpoint'
import type { OrderAgreement, OrderDisplayFields } from '../order/get-order'
import type { OrderSummary } from '../order/order-summary'
import type { PriceItem } from '../order/price-item'
import type { UnfinishedPayment } from '../order/unfinished-payment'
import type { EpochMs, Id, Seconds } from '../wire-types'
import type { GoodsOrderStatus, OrderedGoods } from './ordered-goods'

export interface GetGoodsOrderInput {
  orderId: Id
}

/** An order of goods. */
export interface GetGoodsOrderOutput {
  orderId: Id
  orderBrief: OrderSummary
  orderStatus: GoodsOrderStatus
  /** Time left to pay; 0 when there is nothing to pay. */
  paidDeadlineTime: Seconds
  orderItems: OrderedGoods[]
  /** The same, by its name in the contract. */
  items: OrderedGoods[]
  address?: Address
  express?: { expressNo: string; displayName: string; shippedTime: EpochMs }
  priceItems: PriceItem[]
  /** Facts of the purchase, as in an order of tickets (ORDER-014). */
  displayFields: OrderDisplayFields
  /** Accepted documents in their version of then; absent if none were required. */
  agreement?: OrderAgreement
  /** Last payment attempt of an unpaid order. */
  unfinishedPayment?: UnfinishedPayment
  /** Coupons came with it, which are among those of the buyer once it is done. */
  hasCoupons?: boolean
}

/** An order of goods in detail, and how long it can be paid (ORDER-050, ORDER-051). */
export const getGoodsOrder = endpoint<GetGoodsOrderInput, GetGoodsOrderOutput>({
  path: 'trade/buyer/v2/items/orders/:orderId',
  priority: 'high',
})
