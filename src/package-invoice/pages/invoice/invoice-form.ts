import type { InvoiceContactType, InvoiceTitleType, InvoiceType } from '@/contracts/invoice/invoice'
import { isInvoiceContact, isTaxpayerId, normalizedContact, normalizedTaxpayerId } from '@/domain/invoice-rules'
import type { Draft } from '@/form/draft'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { textField } from '@/form/text-field'
import { chosen, required } from '@/form/validators'
import { type Message, message } from '@/i18n/message'
import { invoiceText } from '../../text'

/** Fields of an invoice request, in screen order (INVOICE-004, INVOICE-017 to INVOICE-019). */
export function invoiceForm<Result>(draft: Draft, submit: () => Promise<Result>) {
  const type = new Field<InvoiceType | null>('VAT_E_ORDINARY', { validators: [chosen] })
  const titleType = new Field<InvoiceTitleType | null>('INDIVIDUAL_OR_INSTITUTION', { validators: [chosen] })
  const contactType = new Field<InvoiceContactType | null>('EMAIL', { validators: [chosen] })
  const isCompany = () => titleType.value === 'ENTERPRISE'
  const isPaper = () => type.value === 'VAT_E_ORDINARY_PAPER'

  const taxpayerWrong = (id: string): Message | null => {
    if (!isCompany()) return null
    return required(id) ?? (isTaxpayerId(id) ? null : message(invoiceText, 'invoice.taxpayerWrong'))
  }
  const contactWrong = (contact: string): Message | null => {
    const kind = contactType.value ?? 'EMAIL'
    if (contact.trim() === '' || isInvoiceContact(kind, contact.trim())) return null
    return message(invoiceText, `invoice.wrong.${kind}`)
  }
  const addressMissing = (id: string | null): Message | null =>
    isPaper() && id === null ? message(invoiceText, 'invoice.addressMissing') : null

  const fields = {
    type,
    titleType,
    title: textField({ validators: [required] }),
    taxpayerId: textField({ normalize: normalizedTaxpayerId, validators: [taxpayerWrong] }),
    bankName: textField(),
    bankAccount: textField({ keeping: 'memory' }),
    address: textField(),
    phoneNo: textField(),
    addressId: new Field<string | null>(null, { validators: [addressMissing] }),
    contactType,
    contact: textField({
      normalize: (typed) => normalizedContact(contactType.value ?? 'EMAIL', typed),
      validators: [required, contactWrong],
    }),
  }
  return { form: new Form(fields, { submit, draft }), isCompany, isPaper }
}
