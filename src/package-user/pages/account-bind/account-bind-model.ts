import { bind } from '@/contracts/account/bind'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { RESEND_SECONDS } from '@/domain/phone'
import { codeField } from '@/form/code-field'
import { Form } from '@/form/form'
import { Countdown } from '@/lib/countdown'
import type { App } from '@/services/app'
import { CodeRequest } from '../../account/code-request'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.wrongVerifyCode, 'verifyCode'],
  [BUSINESS_ERROR.phoneTaken, 'phone'],
  [BUSINESS_ERROR.phoneRegion, 'phone'],
] as const)

/** Adds a phone to the account: a code is sent, then entered. */
export class AccountBindModel {
  readonly code: CodeRequest
  readonly verifyCode = codeField()
  readonly form: Form<{ phone: CodeRequest['phone']; verifyCode: AccountBindModel['verifyCode'] }, true>
  readonly resend: Countdown

  constructor(
    private readonly app: Pick<App, 'request' | 'shopConfig' | 'session' | 'navigation' | 'clock' | 'drafts'>,
  ) {
    this.code = new CodeRequest(app, 'BIND')
    this.resend = new Countdown(app.clock)
    const { verifyCode } = this
    this.form = new Form(
      { phone: this.code.phone, verifyCode },
      { submit: () => this.bind(), serverErrors: FIELD_ERRORS, hasCooldown: true },
    )
  }

  load(): void {
    void this.code.captcha.load()
  }

  /** Requests a code and focuses its field. */
  send = async (): Promise<void> => {
    if (!(await this.code.form.submit())) return
    this.resend.start(RESEND_SECONDS)
    this.verifyCode.reveal()
  }

  /** Returns to the previous page or to the target of a login; pages reload when they are shown. */
  submit = async (): Promise<void> => {
    if (await this.form.submit()) await this.app.navigation.leaveLogin()
  }

  dispose(): void {
    this.resend.stop()
  }

  private async bind(): Promise<true> {
    const cellphoneBindParam = { ...this.code.phone.value, verifyCode: this.verifyCode.value }
    this.app.session.signIn(await this.app.request(bind, { bindType: 'CELLPHONE', cellphoneBindParam }))
    return true
  }
}
