import type { Route } from '../../http/define-route'
import { applyInvoiceRoute } from './apply-invoice'
import { getInvoiceRoute } from './get-invoice'
import { getInvoiceConfigRoute } from './get-invoice-config'
import { getInvoiceOfOrderRoute } from './get-invoice-of-order'
import { listInvoiceTitlesRoute } from './list-invoice-titles'
import { sendInvoiceRoute } from './send-invoice'

export const invoiceRoutes: readonly Route[] = [
  applyInvoiceRoute,
  getInvoiceRoute,
  getInvoiceConfigRoute,
  getInvoiceOfOrderRoute,
  listInvoiceTitlesRoute,
  sendInvoiceRoute,
]
