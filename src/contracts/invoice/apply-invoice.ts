import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { InvoiceForm, InvoiceState } from './invoice'

export type ApplyInvoiceInput = InvoiceForm

export interface ApplyInvoiceOutput {
  invoiceId: Id
  invoiceState: InvoiceState
}

/** Asks for an invoice of an order that is over; nothing of it is changed afterwards (INVOICE-016). */
export const applyInvoice = endpoint<ApplyInvoiceInput, ApplyInvoiceOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/invoices/apply',
  changes: ['orders'],
  priority: 'high',
  isCreate: true,
})
