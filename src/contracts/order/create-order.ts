import { endpoint } from '../endpoint'
import type { Id, Seconds } from '../wire-types'
import type { PreOrderInput } from './pre-order'

/** Places the order. The amounts are what the user saw; a server that computes others refuses. */
export interface CreateOrderInput extends PreOrderInput {
  preOrderId: Id
  /** Yuan. */
  paymentParam: { payAmount: number; totalAmount: number }
  contact: OrderContact
  /** @maxLength 200 */
  remark?: string
  /** @maxItems 10 */
  agreedPolicyIds: Id[]
  /** Who led the buyer to the shop. */
  distributorId?: Id
}

export interface OrderContact {
  /** @maxLength 15 */
  cellphone: string
  /** @maxLength 6 */
  countryCode: string
}

export type OrderType = 'TICKET' | 'GOODS' | 'PARKING' | 'MEMBER' | 'CARD'

export interface CreateOrderOutput {
  orderId: Id
  orderNumber: string
  transactionId: Id
  /** Empty where nothing has to be paid. */
  unPaidTransactionIds: Id[]
  orderType: OrderType
  /** Yuan. */
  payAmount: number
  /** Until the order is cancelled unpaid. */
  reserveTime: Seconds
}

export const createOrder = endpoint<CreateOrderInput, CreateOrderOutput>({
  method: 'POST',
  path: 'trade/buyer/order/v5/create_order',
  priority: 'critical',
  timeoutMs: 10000,
  isCreate: true,
})
