import { getInvoice } from '@/contracts/invoice/get-invoice'
import { privateRoute } from '../../http/define-route'
import { presentInvoice } from '../../presenters/invoice'
import { ownInvoice } from '../../services/invoices/invoice-records'
import { invoiceableRecord } from '../../services/invoices/invoices'
import { findUserOrder } from '../../services/orders/find-orders'

export const getInvoiceRoute = privateRoute(getInvoice, async (call) => {
  const invoice = await ownInvoice(call, call.input.invoiceId)
  return presentInvoice(invoice, await invoiceableRecord(call, await findUserOrder(call, invoice)), call)
})
