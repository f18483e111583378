import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type BindTicketsOutput, bindTickets } from '@/contracts/voucher/bind-tickets'
import { type PreviewBindOutput, previewBind } from '@/contracts/voucher/preview-bind'
import { codeInText } from '@/domain/code-in-text'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { textField } from '@/form/text-field'
import { required } from '@/form/validators'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

export const MAX_CODE_LENGTH = 200

/** Gateway errors that belong to the code. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.ticketCode, 'code'],
  [BUSINESS_ERROR.soldOut, 'code'],
] as const)

type CodeFields = { code: Field<string> }

/** A code that becomes tickets, directly or after a preview (TICKET-013, TICKET-014). */
export class BindModel {
  readonly code: Field<string>
  /** Binds the code. */
  readonly form: Form<CodeFields, BindTicketsOutput>
  /** Previews the code. */
  readonly previewForm: Form<CodeFields, PreviewBindOutput>
  /** Binds the previewed code. */
  readonly accepting: Submission<[], BindTicketsOutput>
  preview: PreviewBindOutput | null = null
  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Pick<App, 'request'>,
    code = '',
  ) {
    // Codes are single-use: none is stored.
    this.code = textField({ validators: [required], keeping: 'nothing' }, code.slice(0, MAX_CODE_LENGTH))
    this.form = new Form({ code: this.code }, { submit: () => this.bind(), serverErrors: FIELD_ERRORS })
    this.previewForm = new Form({ code: this.code }, { submit: () => this.fetchPreview(), serverErrors: FIELD_ERRORS })
    this.accepting = new Submission(() => this.bind())
    makeRefObservable(this, 'intent')
  }

  /** Applies a scanned code; false if the text contains none. */
  applyScan(scanned: string): boolean {
    const code = codeInText(scanned)
    if (code !== '') this.code.set(code)
    return code !== ''
  }

  /** Opens the preview of the code. */
  async show(): Promise<void> {
    this.setPreview(await this.previewForm.submit())
  }

  /** Accepts the previewed tickets; null after a rejection, which shows the state of the code. */
  async accept(): Promise<BindTicketsOutput | null> {
    const bound = await this.accepting.submit()
    if (bound === null && this.accepting.error?.kind === 'rejected') await this.show()
    return bound
  }

  /** Clears the code for another one. */
  clear(): void {
    this.code.reset('')
    this.setPreview(null)
  }

  private setPreview(preview: PreviewBindOutput | null): void {
    this.preview = preview
  }

  private fetchPreview(): Promise<PreviewBindOutput> {
    return this.app.request(previewBind, { code: this.code.value.trim() })
  }

  private bind(): Promise<BindTicketsOutput> {
    const code = codeInText(this.code.value)
    const input = this.preview?.kind === 'INVITATION' ? { invitationCode: code } : { exchangeCode: code }
    return this.app.request(bindTickets, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}
