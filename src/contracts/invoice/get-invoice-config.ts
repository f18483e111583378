import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'
import type { InvoiceContactType, InvoiceContentType, InvoiceTitleType, InvoiceType } from './invoice'

export interface GetInvoiceConfigInput {
  orderId: Id
}

/** Invoice options, or the reason why there are none. */
export interface GetInvoiceConfigOutput {
  canApply: boolean
  reason?: string
  /** Amount paid for units that the buyer still has, without delivery, in yuan (INVOICE-020). */
  invoiceAmount: number
  types: InvoiceType[]
  titleTypes: InvoiceTitleType[]
  contactTypes: InvoiceContactType[]
  contentTypes: InvoiceContentType[]
  /** Postage of a paper invoice (INVOICE-021). */
  postageDesc: string
  /** Deadline of the request; absent while the order has not ended. */
  applyDeadline?: EpochMs
}

/** Invoice options of an order, or the reason why there are none (contract I1). */
export const getInvoiceConfig = endpoint<GetInvoiceConfigInput, GetInvoiceConfigOutput>({
  path: 'trade/buyer/v3/invoices/config',
})
