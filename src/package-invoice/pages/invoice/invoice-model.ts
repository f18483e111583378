import type { Address } from '@/contracts/address/address'
import { ADDRESS_PICKER_LENGTH, listAddresses } from '@/contracts/address/list-addresses'
import { type ApplyInvoiceOutput, applyInvoice } from '@/contracts/invoice/apply-invoice'
import { type GetInvoiceConfigOutput, getInvoiceConfig } from '@/contracts/invoice/get-invoice-config'
import { getInvoiceOfOrder } from '@/contracts/invoice/get-invoice-of-order'
import type { Invoice, InvoiceForm } from '@/contracts/invoice/invoice'
import { type InvoiceTitle, listInvoiceTitles } from '@/contracts/invoice/list-invoice-titles'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { invoiceForm } from './invoice-form'

/** Options of an order for an invoice, and its earlier requests. */
interface Invoiceable extends GetInvoiceConfigOutput {
  previous: Invoice | null
}

/** Invoice request of an order: form, review, submission (INVOICE-001, INVOICE-003). */
export class InvoiceModel {
  readonly invoiceable: Resource<Invoiceable>
  readonly titles: Resource<InvoiceTitle[]>
  readonly addresses: Resource<Address[]>
  readonly parts: ReturnType<typeof invoiceForm<ApplyInvoiceOutput>>
  /** True during the review before submission: nothing can be changed afterwards (INVOICE-016). */
  isConfirming = false

  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts'>,
    private readonly orderId: string,
  ) {
    this.invoiceable = new Resource(
      () => this.fetch(),
      ({ previous }) => this.fillIn(previous),
    )
    this.titles = new Resource(() => app.request(listInvoiceTitles, {}))
    this.addresses = new Resource(async () => {
      const page = await app.request(listAddresses, { offset: 0, length: ADDRESS_PICKER_LENGTH })
      return page.list
    })
    this.parts = invoiceForm(app.drafts.of(`invoice ${orderId}`), () => this.apply())
    makeRefObservable(this, 'intent')
  }

  get form() {
    return this.parts.form
  }

  /** Recipient of a paper invoice. */
  get address(): Address | undefined {
    const id = this.form.fields.addressId.value
    return this.addresses.value?.find(({ id: own }) => own === id)
  }

  async load(): Promise<void> {
    await Promise.all([this.invoiceable.load(), this.titles.load(), this.addresses.load()])
  }

  /** Fills the form with an earlier title. */
  applyTitle({ invoiceTitleType, invoiceTitle, taxpayerId = '' }: InvoiceTitle): void {
    const { titleType, title, taxpayerId: number } = this.form.fields
    titleType.set(invoiceTitleType)
    title.set(invoiceTitle)
    number.set(taxpayerId)
  }

  chooseAddress(id: string): void {
    this.form.fields.addressId.set(id)
    void this.addresses.load()
  }

  /** Opens the review once the form is valid. */
  confirm(): void {
    if (this.form.check()) this.isConfirming = true
  }

  stopConfirming(): void {
    this.isConfirming = false
  }

  private async fetch(): Promise<Invoiceable> {
    const { orderId } = this
    const [config, previous] = await Promise.all([
      this.app.request(getInvoiceConfig, { orderId }),
      this.app.request(getInvoiceOfOrder, { orderId }),
    ])
    return { ...config, previous }
  }

  /** After a rejection the form starts with the previous input. */
  private fillIn(previous: Invoice | null): void {
    const { title, type, titleType, taxpayerId, contactType, contact } = this.form.fields
    if (!previous?.canReapply || title.value !== '') return
    title.reset(previous.invoiceTitle)
    type.reset(previous.invoiceType)
    titleType.reset(previous.invoiceTitleType)
    taxpayerId.reset(previous.taxpayerId ?? '')
    contactType.reset(previous.contactType)
    contact.reset(previous.contact)
  }

  private apply(): Promise<ApplyInvoiceOutput> {
    const input = this.input()
    return this.app.request(applyInvoice, input, { idempotencyKey: this.intent.keyFor(input) })
  }

  private input(): InvoiceForm {
    const { type, titleType, title, taxpayerId, bankName, bankAccount, address, phoneNo, addressId, ...contact } =
      this.form.values
    const { invoiceAmount = 0, contentTypes = [] } = this.invoiceable.value ?? {}
    const company = { taxpayerId, bankName, bankAccount, address, phoneNo }
    const filledIn = Object.fromEntries(Object.entries(company).filter(([, text]) => text.trim() !== ''))
    return {
      orderId: this.orderId,
      invoiceType: type ?? 'VAT_E_ORDINARY',
      invoiceTitleType: titleType ?? 'INDIVIDUAL_OR_INSTITUTION',
      invoiceTitle: title.trim(),
      invoiceAmount,
      ...(this.parts.isCompany() && filledIn),
      invoiceContentType: contentTypes[0] ?? 'TICKET_FEE',
      contactType: contact.contactType ?? 'EMAIL',
      contact: contact.contact.trim(),
      ...(this.parts.isPaper() && addressId !== null && { shippingAddressId: addressId }),
    }
  }
}
