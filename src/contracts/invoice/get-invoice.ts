import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Invoice } from './invoice'

export interface GetInvoiceInput {
  invoiceId: Id
}

export type GetInvoiceOutput = Invoice

export const getInvoice = endpoint<GetInvoiceInput, GetInvoiceOutput>({ path: 'trade/buyer/v3/invoices/:invoiceId' })
