import { endpoint } from '../endpoint'
import type { CreateOrderOutput } from '../order/create-order'
import type { Id } from '../wire-types'

export interface CreateParkingOrderInput {
  billId: Id
  couponId?: Id
  /** Yuan that the buyer saw. */
  payAmount: number
}

/** Orders what a bill is for (contract P4). */
export const createParkingOrder = endpoint<CreateParkingOrderInput, CreateOrderOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/parking/orders',
  priority: 'critical',
  isCreate: true,
  changes: ['orders', 'coupons'],
})
