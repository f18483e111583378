import { applyInvoice } from '@/contracts/invoice/apply-invoice'
import { privateRoute } from '../../http/define-route'
import { applyForInvoice } from '../../services/invoices/invoices'
import { findUserOrder } from '../../services/orders/find-orders'

export const applyInvoiceRoute = privateRoute(applyInvoice, async (call) => {
  const order = await findUserOrder(call, call.input)
  const { id, state } = await applyForInvoice(call, order.id, call.input)
  return { invoiceId: id, invoiceState: state }
})
