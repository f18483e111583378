import { getInvoice } from '@/contracts/invoice/get-invoice'
import type { Invoice, InvoiceContactType } from '@/contracts/invoice/invoice'
import { sendInvoice } from '@/contracts/invoice/send-invoice'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** An invoice, and sending it again to its recipient (INVOICE-002). */
export class InvoiceDetailModel {
  readonly invoice: Resource<Invoice>
  readonly sending: Submission<[contactType: InvoiceContactType, contact: string], true>

  constructor({ request }: Pick<App, 'request'>, invoiceId: string) {
    this.invoice = new Resource(() => request(getInvoice, { invoiceId }))
    this.sending = new Submission((contactType, contact) =>
      request(sendInvoice, { id: invoiceId, contactType, contact }),
    )
  }
}
