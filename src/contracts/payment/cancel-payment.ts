import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CancelPaymentInput {
  /**
   * @minItems 1
   * @maxItems 20
   */
  transactionIds: Id[]
}

export type CancelPaymentOutput = true

/** Gives up whatever payment is open for transactions; the orders can still be paid. */
export const cancelPayment = endpoint<CancelPaymentInput, CancelPaymentOutput>({
  method: 'PUT',
  path: 'trade/buyer/v3/payments/cancel',
  changes: ['orders'],
})
