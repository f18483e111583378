import type { GetInvoiceConfigOutput } from '@/contracts/invoice/get-invoice-config'
import type { Invoice } from '@/contracts/invoice/invoice'
import { centsToYuan } from '@/domain/money'
import type { UserCall } from '../call'
import { invoiceFileUrl } from '../services/invoices/invoice-file'
import { type InvoiceRow, isFiled } from '../services/invoices/invoice-records'
import {
  applyDeadline,
  type InvoiceableRecord,
  invoiceCents,
  invoiceContent,
  invoiceRefusal,
} from '../services/invoices/invoice-rules'
import { translate } from '../texts/text'
import { presentAddressSnapshot } from './address'

/** Invoice options of an order, or the reason why there are none. */
export function presentInvoiceConfig(
  record: InvoiceableRecord,
  { locale, clock }: Pick<UserCall, 'locale' | 'clock'>,
): GetInvoiceConfigOutput {
  const refusal = invoiceRefusal(record, clock.now())
  const deadline = applyDeadline(record)
  return {
    canApply: refusal === null,
    ...(refusal && { reason: translate(locale, refusal) }),
    invoiceAmount: centsToYuan(invoiceCents(record)),
    types: ['VAT_E_ORDINARY', 'VAT_E_ORDINARY_PAPER'],
    titleTypes: ['INDIVIDUAL_OR_INSTITUTION', 'ENTERPRISE'],
    contactTypes: ['EMAIL', 'PHONE'],
    contentTypes: [invoiceContent(record.order)],
    postageDesc: translate(locale, 'invoice.postage'),
    ...(deadline !== null && { applyDeadline: deadline }),
  }
}

/** An invoice, with what became of it; `record` is its order. */
export function presentInvoice(
  row: InvoiceRow,
  record: InvoiceableRecord,
  { locale, clock, shop, origin }: Pick<UserCall, 'locale' | 'clock' | 'shop' | 'origin'>,
): Invoice {
  const isSent = row.expressNo !== null
  return {
    invoiceId: row.id,
    orderId: row.orderId,
    orderNumber: record.order.orderNumber,
    invoiceState: row.state,
    invoiceType: row.type,
    invoiceTitleType: row.titleType,
    invoiceTitle: row.title,
    invoiceAmount: centsToYuan(row.cents),
    ...(row.taxpayerId && { taxpayerId: row.taxpayerId }),
    ...(row.bankName && { bankName: row.bankName }),
    ...(row.bankAccount && { bankAccount: row.bankAccount }),
    ...(row.address && { address: row.address }),
    ...(row.phoneNo && { phoneNo: row.phoneNo }),
    invoiceContentType: row.contentType,
    contactType: row.contactType,
    contact: row.contact,
    applyTime: row.createdAt,
    ...(row.issuedAt !== null && { issueTime: row.issuedAt }),
    ...(row.rejectReason && { rejectReason: row.rejectReason }),
    ...(isFiled(row) && { pdfUrl: invoiceFileUrl({ clock, shop, origin }, { invoiceId: row.id, locale }) }),
    ...(row.shippingAddress && {
      shippingAddressId: row.shippingAddress.id,
      shippingAddress: presentAddressSnapshot(row.shippingAddress),
    }),
    ...(row.expressNo && { expressNo: row.expressNo }),
    ...(isSent && { expressName: translate(locale, 'goods.courier'), expressPhone: COURIER_PHONE }),
    canReapply: record.newest?.id === row.id && invoiceRefusal(record, clock.now()) === null,
  }
}

/** The demo courier's. */
const COURIER_PHONE = '95338'
