import { endpoint } from '../endpoint'
import type { Id, NoInput } from '../wire-types'
import type { InvoiceTitleType } from './invoice'

export interface InvoiceTitle {
  titleId: Id
  invoiceTitleType: InvoiceTitleType
  invoiceTitle: string
  taxpayerId?: string
}

export type ListInvoiceTitlesInput = NoInput
export type ListInvoiceTitlesOutput = InvoiceTitle[]

/** Whom invoices of the user were made out to, the newest first, none twice. */
export const listInvoiceTitles = endpoint<ListInvoiceTitlesInput, ListInvoiceTitlesOutput>({
  path: 'user/buyer/v3/invoice_titles',
  priority: 'low',
})
