import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { sendInvoice } from '@/contracts/invoice/send-invoice'
import { isInvoiceContact, normalizedContact } from '@/domain/invoice-rules'
import { BusinessError, badInput } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { checkChannel } from '../../providers/providers'
import { isFiled, ownInvoice } from '../../services/invoices/invoice-records'
import { mailInvoice } from '../../services/invoices/invoices'

export const sendInvoiceRoute = privateRoute(sendInvoice, async (call) => {
  const { id, contactType } = call.input
  const contact = normalizedContact(contactType, call.input.contact)
  const invoice = await ownInvoice(call, id)
  if (!isInvoiceContact(contactType, contact)) throw badInput('contact')
  if (!isFiled(invoice)) {
    throw new BusinessError(BUSINESS_ERROR.notInvoiceable, 'invoice.not.sent', { mode: 1 })
  }
  checkChannel(call.providers, contactType === 'EMAIL' ? 'EMAIL' : 'SMS')
  await mailInvoice(call, invoice, contact, call.locale)
  return true
})
