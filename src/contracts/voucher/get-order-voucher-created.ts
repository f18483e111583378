import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface GetOrderVoucherCreatedInput {
  orderId: Id
}

export interface GetOrderVoucherCreatedOutput {
  created: boolean
  voucherIds: Id[]
}

/** Whether the tickets of a paid order are there yet. */
export const getOrderVoucherCreated = endpoint<GetOrderVoucherCreatedInput, GetOrderVoucherCreatedOutput>({
  path: 'trade/buyer/v3/order/:orderId/voucher/created',
})
