import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id, Seconds } from '../wire-types'

export interface PreviewRefundInput {
  orderId: Id
  /**
   * @minItems 1
   * @maxItems 50
   */
  ticketIds: Id[]
}

/** Current refund of tickets. Amounts in yuan. */
export interface PreviewRefundOutput {
  /** Proves what was seen; goes with the application. */
  previewToken: string
  expireSeconds: Seconds
  ticketAmount: number
  fee: number
  deliveryFeeRefundable: boolean
  refundAmount: number
  refundInfo: PriceInfo
  /** Amount returned to cash cards. */
  cardAmount: number
  returnsCoupons: boolean
  returnPoint: number
  /** `amount` was paid for the ticket, `fee` is kept of it (D-27). */
  items: { ticketId: Id; amount: number; fee: number }[]
  tips: string[]
}

/** Amount refunded for these tickets, to the cent, binding for the application (contract R3). */
export const previewRefund = endpoint<PreviewRefundInput, PreviewRefundOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/refunds/preview',
  changes: [],
  priority: 'high',
})
