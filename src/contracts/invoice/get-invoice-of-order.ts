import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Invoice } from './invoice'

export interface GetInvoiceOfOrderInput {
  orderId: Id
}

export type GetInvoiceOfOrderOutput = Invoice | null

/** The newest invoice of an order; null where none was requested. */
export const getInvoiceOfOrder = endpoint<GetInvoiceOfOrderInput, GetInvoiceOfOrderOutput>({
  path: 'trade/buyer/v3/invoices/by_order/:orderId',
})
