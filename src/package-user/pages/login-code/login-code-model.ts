import { loginOrRegister } from '@/contracts/account/login-or-register'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { CODE_LENGTH, RESEND_SECONDS } from '@/domain/phone'
import { codeField } from '@/form/code-field'
import { Form } from '@/form/form'
import { Cooldown } from '@/lib/cooldown'
import { Countdown } from '@/lib/countdown'
import type { LoginCodeParams } from '@/routes/account-routes'
import type { App } from '@/services/app'

/** Code entry; the sixth digit logs in. */
export class LoginCodeModel {
  readonly code = codeField()
  readonly form: Form<{ code: LoginCodeModel['code'] }, true>
  readonly resend: Countdown
  private readonly cooldown = new Cooldown()

  constructor(
    private readonly app: Pick<App, 'request' | 'session' | 'navigation' | 'clock'>,
    private readonly phone: Partial<LoginCodeParams>,
    private readonly onLoggedIn: () => void,
  ) {
    const { code } = this
    this.form = new Form(
      { code },
      { submit: () => this.logIn(), serverErrors: new Map([[BUSINESS_ERROR.wrongVerifyCode, 'code']]) },
    )
    this.resend = new Countdown(app.clock)
    code.onChange(() => {
      if (code.value.length === CODE_LENGTH) void this.submit()
    })
  }

  start(): void {
    this.resend.start(RESEND_SECONDS)
  }

  /** The button and the keyboard's return; the sixth digit counts by itself (LOGIN-037). */
  press = async (): Promise<void> => {
    if (this.cooldown.begin()) await this.submit()
  }

  /** Leaves only after the last update of the page. */
  submit = async (): Promise<void> => {
    const tried = this.code.value
    if (this.form.isSubmitting) return
    if (await this.form.submit()) {
      this.onLoggedIn()
      await this.app.navigation.leaveLogin()
    } else if (this.code.value !== tried && this.code.value.length === CODE_LENGTH) {
      // A code entered while the previous one was being checked.
      await this.submit()
    }
  }

  dispose(): void {
    this.resend.stop()
  }

  private async logIn(): Promise<true> {
    const { cellphone = '', countryCode = '' } = this.phone
    const verifyCode = this.code.value
    this.app.session.signIn(await this.app.request(loginOrRegister, { cellphone, countryCode, verifyCode }))
    return true
  }
}
