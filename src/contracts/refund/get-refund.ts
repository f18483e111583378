import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Refund } from './refund'

export interface GetRefundInput {
  refundId: Id
}

export type GetRefundOutput = Refund

/** A refund in detail (contract R5). */
export const getRefund = endpoint<GetRefundInput, GetRefundOutput>({ path: 'trade/buyer/v3/refunds/:refundId' })
