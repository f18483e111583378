import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { dateText } from '@/domain/date-text'
import { formatCents } from '@/domain/money'
import { notFound } from '../business-error'
import type { Context } from '../call'
import { invoices } from '../database/schema/invoices'
import { orders } from '../database/schema/orders'
import { INVOICE_FILE_PATH, type InvoiceFile, invoiceFileIn } from '../services/invoices/invoice-file'
import { type InvoiceRow, isFiled } from '../services/invoices/invoice-records'
import { translate } from '../texts/text'
import { plainPdf } from './plain-pdf'

/** Serves issued electronic invoices as files: anyone with the address may open it (INVOICE-013). */
export function registerInvoiceFiles(app: FastifyInstance, context: Pick<Context, 'db' | 'clock' | 'shop'>): void {
  app.get<{ Querystring: { token?: string } }>(INVOICE_FILE_PATH, async (request, reply) => {
    const file = invoiceFileIn(context, String(request.query.token ?? ''))
    if (!file) throw notFound()
    const [found] = await context.db
      .select({ invoice: invoices, orderNumber: orders.orderNumber })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(invoices.id, file.invoiceId))
    if (!found || !isFiled(found.invoice)) throw notFound()
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/pdf')
      .send(plainPdf(linesOf(found.invoice, found.orderNumber, file)))
  })
}

function linesOf(invoice: InvoiceRow, orderNumber: string, { locale }: InvoiceFile): string[] {
  const { title, taxpayerId, contentType, cents, issuedAt } = invoice
  return [
    translate(locale, 'invoice.file.head'),
    translate(locale, 'invoice.file.title', { title }),
    ...(taxpayerId ? [translate(locale, 'invoice.file.taxpayer', { taxpayerId })] : []),
    translate(locale, `invoice.file.${contentType}`),
    translate(locale, 'invoice.file.amount', { amount: formatCents(cents) }),
    translate(locale, 'invoice.file.order', { orderNumber }),
    translate(locale, 'invoice.file.date', { date: dateText(issuedAt ?? 0, locale) }),
  ]
}
