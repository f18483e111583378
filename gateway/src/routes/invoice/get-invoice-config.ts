import { getInvoiceConfig } from '@/contracts/invoice/get-invoice-config'
import { privateRoute } from '../../http/define-route'
import { presentInvoiceConfig } from '../../presenters/invoice'
import { invoiceableRecord } from '../../services/invoices/invoices'
import { findUserOrder } from '../../services/orders/find-orders'

export const getInvoiceConfigRoute = privateRoute(getInvoiceConfig, async (call) =>
  presentInvoiceConfig(await invoiceableRecord(call, await findUserOrder(call, call.input)), call),
)
