import { endpoint } from '../endpoint'
import type { Id, Seconds } from '../wire-types'
import type { OrderContact } from './order-contact'
import type { PreOrderInput } from './pre-order'
import type { PriceItem } from './price-item'

/** Places the order. The amounts are what the user saw; a server that computes others refuses. */
export interface CreateOrderInput extends PreOrderInput {
  preOrderId: Id
  /** Amounts shown to the user, in yuan: the total before deductions, and the amount to pay. */
  paymentParam: {
    payAmount: number
    totalAmount: number
    /** @maxItems 60 */
    priceItems?: { priceItemType: PriceItem['priceItemType']; amount: number }[]
  }
  contact: OrderContact
  /** One of the buyer's addresses, for callers that have all of it; only its `id` counts, in place of `addressId`. */
  address?: { id: Id } | null
  /**
   * At most 200 characters, without the blanks around them (contract D-13).
   * @maxLength 400
   */
  remark?: string
  /** @maxItems 10 */
  agreedPolicyIds: Id[]
  /** Referrer of the buyer. */
  distributorId?: Id
}

export type OrderType = 'TICKET' | 'GOODS' | 'PARKING' | 'MEMBER' | 'CARD' | 'RESERVE'

export interface CreateOrderOutput {
  orderId: Id
  orderNumber: string
  transactionId: Id
  /** Empty where nothing has to be paid. */
  unPaidTransactionIds: Id[]
  /** Common id of orders placed together. */
  bindId: Id
  orderType: OrderType
  /** Yuan. */
  payAmount: number
  /** Time until the unpaid order is cancelled. */
  reserveTime: Seconds
}

/** Places the order of a quote (contract D-1); refused when anything differs from what was quoted. */
export const createOrder = endpoint<CreateOrderInput, CreateOrderOutput>({
  method: 'POST',
  path: 'trade/buyer/order/v5/create_order',
  changes: ['orders', 'coupons'],
  priority: 'critical',
  timeoutMs: 10000,
  isCreate: true,
})
