import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface ConfirmReceiptInput {
  orderId: Id
}

export type ConfirmReceiptOutput = true

/** The buyer has the goods (contract G9); once more is fine. */
export const confirmReceipt = endpoint<ConfirmReceiptInput, ConfirmReceiptOutput>({
  method: 'PUT',
  path: 'trade/buyer/v2/items/orders/:orderId/confirm_receipt',
  changes: ['orders'],
})
