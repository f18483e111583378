import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { PreviewRefundInput } from './preview-refund'
import type { RefundState } from './refund'

export interface ApplyRefundInput extends PreviewRefundInput {
  /** @maxLength 40 */
  reasonCode: string
  /**
   * At most 200 characters, without the blanks around them (contract D-13).
   * @maxLength 400
   */
  remark?: string
  /** @maxLength 500 */
  previewToken: string
}

export interface ApplyRefundOutput {
  refundId: Id
  refundState: RefundState
}

/** Gives tickets back for what was previewed (contract R4). */
export const applyRefund = endpoint<ApplyRefundInput, ApplyRefundOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/refunds/apply',
  changes: ['orders', 'tickets'],
  priority: 'critical',
  isCreate: true,
})
