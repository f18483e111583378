import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Invoice } from './invoice'

export interface GetInvoiceInput {
  invoiceId: Id
}

export type GetInvoiceOutput = Invoice

/** An invoice in detail (contract I3). */
export const getInvoice = endpoint<GetInvoiceInput, GetInvoiceOutput>({ path: 'trade/buyer/v3/invoices/:invoiceId' })
