import { listInvoiceTitles } from '@/contracts/invoice/list-invoice-titles'
import { privateRoute } from '../../http/define-route'
import { invoicesOf } from '../../services/invoices/invoice-records'

/** Number of invoices searched for titles. */
const LATEST = 50

export const listInvoiceTitlesRoute = privateRoute(listInvoiceTitles, async (call) => {
  const rows = await invoicesOf(call, LATEST)
  const isSame = (one: (typeof rows)[number], other: (typeof rows)[number]) =>
    one.titleType === other.titleType && one.title === other.title && one.taxpayerId === other.taxpayerId
  return rows
    .filter((row, at) => rows.findIndex((other) => isSame(row, other)) === at)
    .map(({ id, titleType, title, taxpayerId }) => ({
      titleId: id,
      invoiceTitleType: titleType,
      invoiceTitle: title,
      ...(taxpayerId && { taxpayerId }),
    }))
})
