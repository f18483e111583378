import { runInAction } from 'mobx'
import type { Payable } from '@/blocks/payment/pay-input'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getTicketStub } from '@/contracts/stub/get-ticket-stub'
import { listStubTemplates, type StubTemplate } from '@/contracts/stub/list-stub-templates'
import { printTicketStubs } from '@/contracts/stub/print-ticket-stubs'
import type { TicketStub } from '@/contracts/stub/ticket-stub'
import { centsToYuan, yuanToCents } from '@/domain/money'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { textField } from '@/form/text-field'
import { message } from '@/i18n/message'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { openAfterPayment } from '@/services/payment/payment-result'
import { AddressChoice } from '../../checkout/address-choice'
import { shopText } from '../../text'

/** Maximum characters of the inscription. */
export const MAX_INSCRIPTION = 24

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([[BUSINESS_ERROR.addressNeeded, 'addressId']] as const)

/** Templates and prices of prints. */
interface PrintOffer {
  stubs: readonly TicketStub[]
  templates: readonly StubTemplate[]
  /** Yuan. */
  deliveryFee: number
}

type Parts = Pick<App, 'request' | 'navigation' | 'drafts' | 'changes' | 'shopConfig' | 'launchQuery'>

/** Stub prints: preview, selection, and one goods order for all (SHOP-007). */
export class TicketStubPrintModel {
  readonly offer: Resource<PrintOffer>
  readonly templateId = new Field<string | null>(null)
  readonly inscription = textField({
    validators: [
      (words) => ([...words.trim()].length > MAX_INSCRIPTION ? message(shopText, 'ticketStubPrint.tooLong') : null),
    ],
  })
  readonly addressId = new Field<string | null>(null, {
    validators: [(id) => (id === null ? message(shopText, 'goodsConfirm.noAddress') : null)],
  })
  readonly addressChoice: AddressChoice
  readonly form: Form<
    Record<'templateId' | 'addressId', Field<string | null>> & { inscription: Field<string> },
    Payable
  >
  /** Placed order that waits for payment. */
  order: Payable | null = null

  private shownId: string | null = null
  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Parts,
    private readonly voucherIds: readonly string[],
    /** The ticket to return to after the payment; absent without one. */
    private readonly ticketId?: string,
  ) {
    this.offer = new Resource(() => this.fetchOffer())
    this.addressChoice = new AddressChoice(app.request, this.addressId)
    const { templateId, inscription, addressId } = this
    this.form = new Form(
      { templateId, inscription, addressId },
      {
        submit: () => this.place(),
        serverErrors: FIELD_ERRORS,
        draft: app.drafts.of(`stubs ${voucherIds.join()}`, { isCheckout: true }),
      },
    )
    makeRefObservable(this)
  }

  /** Previewed stub. */
  get shown(): TicketStub | null {
    const stubs = this.offer.value?.stubs ?? []
    return stubs.find(({ voucherId }) => voucherId === this.shownId) ?? stubs[0] ?? null
  }

  get template(): StubTemplate | null {
    const templates = this.offer.value?.templates ?? []
    return templates.find(({ templateId }) => templateId === this.templateId.value) ?? templates[0] ?? null
  }

  /** Price of all prints in the selected template, without delivery. */
  get printCents(): number {
    return yuanToCents(this.template?.price ?? 0) * (this.offer.value?.stubs.length ?? 0)
  }

  get deliveryCents(): number {
    return yuanToCents(this.offer.value?.deliveryFee ?? 0)
  }

  get payCents(): number {
    return this.printCents + this.deliveryCents
  }

  show({ voucherId }: TicketStub): void {
    this.shownId = voucherId
  }

  submit = async (): Promise<void> => {
    const order = await this.form.submit()
    if (order === null) {
      // One of them was printed in the meantime, or the price has changed.
      if (this.form.error) void this.offer.load()
      return
    }
    if (order.unPaidTransactionIds.length === 0) return openAfterPayment(this.app, order, { status: 'paid' })
    runInAction(() => {
      this.order = order
    })
  }

  /** Leaves the sheet without payment: the order stays unpaid in the list. */
  leaveSheet(): void {
    if (this.order) void this.app.navigation.redirect(routes.productDetail, { orderId: this.order.orderId })
  }

  private async fetchOffer(): Promise<PrintOffer> {
    const { request } = this.app
    const [stubs, { templates, deliveryFee }] = await Promise.all([
      Promise.all(this.voucherIds.map((id) => request(getTicketStub, { id }))),
      request(listStubTemplates, {}),
    ])
    return { stubs: stubs.filter(({ canPrint }) => canPrint), templates, deliveryFee }
  }

  private async place(): Promise<Payable> {
    const { template, offer, inscription, addressId } = this
    if (!template || !offer.value || addressId.value === null) throw new Error('nothing to print')
    const words = inscription.value.trim()
    const input = {
      voucherIds: offer.value.stubs.map(({ voucherId }) => voucherId),
      templateId: template.templateId,
      addressId: addressId.value,
      ...(words !== '' && { inscription: words }),
      payAmount: centsToYuan(this.payCents),
    }
    const order = await this.app.request(printTicketStubs, input, { idempotencyKey: this.intent.keyFor(input) })
    return { ...order, ...(this.ticketId && { ticketId: this.ticketId }) }
  }
}
