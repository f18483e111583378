import type { Attendee } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type AcceptTransferOutput, acceptTransfer } from '@/contracts/transfer/accept-transfer'
import { getTransfer } from '@/contracts/transfer/get-transfer'
import type { Transfer } from '@/contracts/transfer/transfer'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { message } from '@/i18n/message'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { ViewerParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { logOutHere } from '@/services/log-out-here'
import { transferText } from '../../text'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.attendeeRules, 'attendeeIds'],
  [BUSINESS_ERROR.agreementNeeded, 'hasAgreed'],
] as const)

/** Accepts sent tickets, with names if the session requires them (TRANSFER-001, TRANSFER-017). */
export class AcceptModel {
  readonly transfer: Resource<Transfer>
  readonly attendees: Resource<Attendee[]>
  readonly form: Form<ReturnType<AcceptModel['fields']>, AcceptTransferOutput>
  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts' | 'clock' | 'session' | 'storage'>,
    private readonly transferCode: string,
  ) {
    this.transfer = new Resource(
      () => app.request(getTransfer, { transferCode }),
      ({ needRealName }) => needRealName && void this.attendees.load(),
    )
    this.attendees = new Resource(async () => {
      const { bizShowSessionId = '' } = this.transfer.value?.show ?? {}
      return (await app.request(listAttendees, { bizShowSessionId, offset: 0, length: ATTENDEE_PICKER_LENGTH })).list
    })
    this.form = new Form(this.fields(), {
      submit: () => this.accept(),
      serverErrors: FIELD_ERRORS,
      draft: app.drafts.of(`accept ${transferCode}`, { isCheckout: true }),
    })
    makeRefObservable(this, 'intent')
  }

  /** True if the transfer can be accepted, by a user other than the sender. */
  get isReceivable(): boolean {
    const { value } = this.transfer
    return value?.state === 'PENDING' && !value.canCancel && !this.isForAnother
  }

  /** True if the tickets wait for another phone than that of this login: both are masked alike. */
  get isForAnother(): boolean {
    const { state, canCancel, transfereePhone } = this.transfer.value ?? {}
    if (state !== 'PENDING' || canCancel || transfereePhone === undefined) return false
    return transfereePhone !== this.app.session.maskedPhone
  }

  /** Number of required names. */
  get required(): number {
    const { value } = this.transfer
    return value?.needRealName ? value.qty : 0
  }

  /** True if names can be added after accepting: until `identityLimitTime` (TRANSFER-019). */
  get canNameLater(): boolean {
    return this.app.clock.now() < (this.transfer.value?.identityLimitTime ?? 0)
  }

  /** Selected attendees that the session accepts. */
  get chosen(): Attendee[] {
    const { value: ids } = this.form.fields.attendeeIds
    return (this.attendees.value ?? []).filter(({ id, selectable }) => selectable && ids.includes(id))
  }

  /** Parameters of the attendee picker. */
  get attendeePickerParams(): ViewerParams {
    return {
      count: String(this.required),
      bizShowSessionId: this.transfer.value?.show.bizShowSessionId ?? '',
      idTypes: (this.transfer.value?.idTypes ?? []).join(','),
      chosenIds: this.form.fields.attendeeIds.value.join(','),
    }
  }

  load(): Promise<void> {
    return this.transfer.load()
  }

  /** Logs this user out: another one may log in for the tickets. */
  async leaveAccount(): Promise<void> {
    await logOutHere(this.app)
  }

  choose(ids: readonly string[]): void {
    this.form.fields.attendeeIds.set(ids)
    void this.attendees.load()
  }

  /** Accepts the tickets and returns their vouchers; null after a rejection, which shows the state of the transfer. */
  async submit(): Promise<readonly string[] | null> {
    const accepted = await this.form.submit()
    if (accepted === null && this.form.error?.kind === 'rejected') await this.load()
    return accepted?.voucherIds ?? null
  }

  private fields() {
    const isComplete = () => this.chosen.length === this.required || (this.canNameLater && this.chosen.length === 0)
    const missing = () =>
      isComplete() ? null : message(transferText, 'accept.attendeesMissing', { count: this.required })
    return {
      attendeeIds: new Field<readonly string[]>([], { validators: [missing] }),
      // The agreement is never restored from a draft.
      hasAgreed: new Field(false, {
        keeping: 'nothing',
        validators: [(hasAgreed) => (hasAgreed ? null : message(transferText, 'accept.agreeFirst'))],
      }),
    }
  }

  private accept(): Promise<AcceptTransferOutput> {
    const input = {
      transferCode: this.transferCode,
      agreed: this.form.values.hasAgreed,
      ...(this.chosen.length > 0 && { audienceIds: this.chosen.map(({ id }) => id) }),
    }
    return this.app.request(acceptTransfer, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}
