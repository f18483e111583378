import { getInvoiceOfOrder } from '@/contracts/invoice/get-invoice-of-order'
import { privateRoute } from '../../http/define-route'
import { presentInvoice } from '../../presenters/invoice'
import { invoiceableRecord } from '../../services/invoices/invoices'
import { findUserOrder } from '../../services/orders/find-orders'

export const getInvoiceOfOrderRoute = privateRoute(getInvoiceOfOrder, async (call) => {
  const record = await invoiceableRecord(call, await findUserOrder(call, call.input))
  return record.newest ? presentInvoice(record.newest, record, call) : null
})
