import { endpoint } from '../endpoint'
import type { CreateOrderInput, CreateOrderOutput } from '../order/create-order'
import type { Id } from '../wire-types'
import type { PreOrderGoodsInput } from './pre-order-goods'

/** Orders goods at the price that was seen. */
export interface CreateGoodsOrderInput extends PreOrderGoodsInput {
  preOrderId: Id
  paymentParam: CreateOrderInput['paymentParam']
  contact: CreateOrderInput['contact']
  address?: CreateOrderInput['address']
  /**
   * At most 200 characters, without the blanks around them (contract D-13).
   * @maxLength 400
   */
  remark?: string
  /** Of an unpaid order of goods of the buyer that this one is paid with (contract D-30). */
  bindId?: Id
  /** @maxItems 10 */
  agreedPolicyIds: Id[]
}

/** Ordered goods leave the cart (contract G8). */
export const createGoodsOrder = endpoint<CreateGoodsOrderInput, CreateOrderOutput>({
  method: 'POST',
  path: 'trade/buyer/v2/items/orders',
  changes: ['orders', 'cart', 'coupons'],
  priority: 'critical',
  isCreate: true,
})
