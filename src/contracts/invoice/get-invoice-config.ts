import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'
import type { InvoiceContactType, InvoiceContentType, InvoiceTitleType, InvoiceType } from './invoice'

export interface GetInvoiceConfigInput {
  orderId: Id
}

/** What can be requested, or why nothing can. */
export interface GetInvoiceConfigOutput {
  canApply: boolean
  reason?: string
  /** What was paid for what the buyer still has, without delivery, in yuan (INVOICE-020). */
  invoiceAmount: number
  types: InvoiceType[]
  titleTypes: InvoiceTitleType[]
  contactTypes: InvoiceContactType[]
  contentTypes: InvoiceContentType[]
  /** Postage of a paper invoice (INVOICE-021). */
  postageDesc: string
  /** Until when it can be requested; absent while the order is not over. */
  applyDeadline?: EpochMs
}

/** What can be chosen on the invoice of an order, or why there is none (contract I1). */
export const getInvoiceConfig = endpoint<GetInvoiceConfigInput, GetInvoiceConfigOutput>({
  path: 'trade/buyer/v3/invoices/config',
})
