import { bind } from '@/contracts/account/bind'
import { sendMail } from '@/contracts/account/send-mail'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { normalizedEmail } from '@/domain/email'
import { codeField } from '@/form/code-field'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { Countdown } from '@/lib/countdown'
import type { App } from '@/services/app'
import { emailField } from '../../account/email-fields'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.wrongVerifyCode, 'verifyCode'],
  [BUSINESS_ERROR.emailTaken, 'email'],
  [BUSINESS_ERROR.emailFormat, 'email'],
] as const)

/** Adds or changes the e-mail address of the account: a code is mailed, then entered. */
export class EmailBindModel {
  readonly email = emailField()
  readonly verifyCode = codeField()
  /** Request of the code. */
  readonly request: Form<{ email: Field<string> }, true>
  readonly form: Form<{ email: Field<string>; verifyCode: EmailBindModel['verifyCode'] }, true>
  readonly resend: Countdown

  constructor(private readonly app: Pick<App, 'request' | 'session' | 'navigation' | 'clock' | 'drafts'>) {
    const { email, verifyCode } = this
    this.resend = new Countdown(app.clock)
    const hasCooldown = true
    this.request = new Form({ email }, { submit: () => this.mail(), draft: app.drafts.of('bind-email'), hasCooldown })
    this.form = new Form({ email, verifyCode }, { submit: () => this.bind(), serverErrors: FIELD_ERRORS, hasCooldown })
  }

  /** Requests a code and focuses its field. */
  send = async (): Promise<void> => {
    if (await this.request.submit()) this.verifyCode.reveal()
  }

  /** Returns to the previous page; pages reload when they are shown. */
  submit = async (): Promise<void> => {
    if (await this.form.submit()) await this.app.navigation.back()
  }

  dispose(): void {
    this.resend.stop()
  }

  private async mail(): Promise<true> {
    const input = { email: normalizedEmail(this.email.value), scene: 'BIND' } as const
    const { nextSendSeconds } = await this.app.request(sendMail, input)
    this.resend.start(nextSendSeconds)
    return true
  }

  private async bind(): Promise<true> {
    const emailBindParam = { email: normalizedEmail(this.email.value), verifyCode: this.verifyCode.value }
    this.app.session.signIn(await this.app.request(bind, { bindType: 'EMAIL', emailBindParam }))
    return true
  }
}
