import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { PAGE_LENGTH } from '@/contracts/page'
import { cancelTransfer } from '@/contracts/transfer/cancel-transfer'
import { type CreateTransferOutput, createTransfer } from '@/contracts/transfer/create-transfer'
import { listTransfers } from '@/contracts/transfer/list-transfers'
import { type PrepareTransferOutput, prepareTransfer } from '@/contracts/transfer/prepare-transfer'
import type { Transfer } from '@/contracts/transfer/transfer'
import { type GetVoucherOutput, getVoucher } from '@/contracts/voucher/get-voucher'
import { Form } from '@/form/form'
import { phoneField } from '@/form/phone-field'
import { textField } from '@/form/text-field'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** A voucher with its sendable tickets and earlier transfers. */
export interface SendContent {
  voucher: GetVoucherOutput
  offer: PrepareTransferOutput
  transfers: readonly Transfer[]
}

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([[BUSINESS_ERROR.phoneFormat, 'phone']] as const)

/** Sends tickets of a voucher, and withdraws transfers that were not accepted (TRANSFER-002, TRANSFER-010). */
export class SendModel {
  readonly content: Resource<SendContent>
  readonly form: Form<ReturnType<SendModel['fields']>, CreateTransferOutput>
  readonly takingBack: Submission<[string], true>
  /** Transfer whose link is being shared. */
  shared: Transfer | null = null
  private wantedIds: readonly string[] = []
  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts'>,
    private readonly voucherId: string,
  ) {
    this.content = new Resource(() => this.fetch())
    this.form = new Form(this.fields(), {
      submit: () => this.create(),
      serverErrors: FIELD_ERRORS,
      draft: app.drafts.of(`transfer ${voucherId}`),
    })
    this.takingBack = new Submission((id) => app.request(cancelTransfer, { id }))
    makeRefObservable(this, 'intent')
  }

  /** Selected tickets that can be sent. The only one of a voucher needs no selection; the last one of several does. */
  get chosenIds(): readonly string[] {
    const { offer, voucher } = this.content.value ?? {}
    const ids = (offer?.transferableTickets ?? []).map(({ ticketId }) => ticketId)
    return voucher?.tickets.length === 1 ? ids : ids.filter((id) => this.wantedIds.includes(id))
  }

  load(): Promise<void> {
    return this.content.load()
  }

  /** One more than allowed replaces the first selected (TRANSFER-020). */
  toggle(id: string): void {
    const max = this.content.value?.offer.maxQtyPerTransfer ?? 1
    const { chosenIds } = this
    this.wantedIds = chosenIds.includes(id)
      ? chosenIds.filter((chosen) => chosen !== id)
      : [...this.wantedIds.filter((chosen) => chosenIds.includes(chosen)), id].slice(-max)
  }

  /** Sends the tickets; returns true when their link can be shared. */
  async send(): Promise<boolean> {
    const sent = await this.form.submit()
    if (sent !== null) this.form.reset()
    if (sent !== null || this.form.error?.kind === 'rejected') await this.load()
    if (sent !== null) this.share(this.content.value?.transfers.find((each) => each.transferId === sent.transferId))
    return sent !== null
  }

  /** Withdraws a transfer; returns true when the tickets are back. The shop's answer is shown either way. */
  async withdraw(id: string): Promise<boolean> {
    const isBack = (await this.takingBack.submit(id)) !== null
    await this.load()
    return isBack
  }

  share(transfer: Transfer | null = null): void {
    this.shared = transfer
  }

  private fields() {
    return {
      phone: phoneField({ isRequired: () => this.content.value?.offer.needPhone ?? false }),
      message: textField(),
    }
  }

  private async fetch(): Promise<SendContent> {
    const { app, voucherId } = this
    const ofVoucher = { role: 'SENDER', voucherId, offset: 0, length: PAGE_LENGTH } as const
    const [voucher, offer, { list }] = await Promise.all([
      app.request(getVoucher, { id: voucherId }),
      app.request(prepareTransfer, { voucherId }),
      app.request(listTransfers, ofVoucher),
    ])
    return { voucher, offer, transfers: list }
  }

  private create(): Promise<CreateTransferOutput> {
    const { phone, message } = this.form.values
    const input = {
      voucherId: this.voucherId,
      ticketIds: [...this.chosenIds],
      ...(phone.cellphone !== '' && { transfereePhone: phone.cellphone, countryCode: phone.countryCode }),
      ...(message.trim() !== '' && { message: message.trim() }),
    }
    return this.app.request(createTransfer, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}
