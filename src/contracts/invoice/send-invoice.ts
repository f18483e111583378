import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { InvoiceContactType } from './invoice'

export interface SendInvoiceInput {
  id: Id
  contactType: InvoiceContactType
  /** @maxLength 100 */
  contact: string
}

export type SendInvoiceOutput = true

/** Sends an electronic invoice that was issued once more, wherever its buyer wants it. */
export const sendInvoice = endpoint<SendInvoiceInput, SendInvoiceOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/invoices/:id/send',
  changes: [],
})
