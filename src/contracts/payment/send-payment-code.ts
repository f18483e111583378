import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

/**
 * The transactions that a code is to pay.
 * @minItems 1
 * @maxItems 10
 */
export type SendPaymentCodeInput = Id[]

export interface SendPaymentCodeOutput {
  success: boolean
}

/** Sends the code that a third party's benefits are paid with. */
export const sendPaymentCode = endpoint<SendPaymentCodeInput, SendPaymentCodeOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/payments/verification/query_code',
  changes: [],
  priority: 'high',
})
