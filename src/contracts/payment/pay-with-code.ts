import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface PayWithCodeInput {
  /**
   * @minItems 1
   * @maxItems 10
   */
  transactionIds: Id[]
  /** @maxLength 12 */
  verificationCode: string
}

export interface PayWithCodeOutput {
  /** `info` is the text for the user if it did not succeed. */
  paymentInfoMap: { success: boolean; info: string }
}

/** Pays with a third party's benefits, proved by a code. */
export const payWithCode = endpoint<PayWithCodeInput, PayWithCodeOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/payments/verification/pay',
  changes: ['orders', 'tickets'],
  priority: 'critical',
})
