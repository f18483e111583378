import { makeAutoObservable } from 'mobx'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { CODE_LENGTH, codeDigits, RESEND_SECONDS } from '@/domain/phone'
import { Countdown } from '@/lib/countdown'
import { Submission } from '@/lib/submission'
import type { LoginCodeParams } from '@/routes/account-routes'
import type { App } from '@/services/app'

/** Typing the code; the sixth digit logs in. */
export class LoginCodeModel {
  code = ''
  readonly login: Submission<[], true>
  readonly resend: Countdown

  constructor(
    private readonly app: Pick<App, 'request' | 'session' | 'navigation' | 'clock'>,
    private readonly phone: Partial<LoginCodeParams>,
    private readonly onLoggedIn: () => void,
  ) {
    this.login = new Submission(() => this.logIn())
    this.resend = new Countdown(app.clock)
    makeAutoObservable<this, 'app' | 'phone' | 'onLoggedIn'>(
      this,
      { app: false, phone: false, onLoggedIn: false, login: false, resend: false },
      { autoBind: true },
    )
  }

  start(): void {
    this.resend.start(RESEND_SECONDS)
  }

  type(code: string): void {
    this.code = codeDigits(code)
    if (this.code.length === CODE_LENGTH) void this.submit()
  }

  /** Leaves only when the page has nothing more to draw. */
  async submit(): Promise<void> {
    const tried = this.code
    if (await this.login.submit()) {
      this.onLoggedIn()
      await this.app.navigation.leaveLogin()
    } else if (this.code !== tried && this.code.length === CODE_LENGTH) {
      // Typed while the other one was being looked at.
      await this.submit()
    }
  }

  dispose(): void {
    this.resend.stop()
  }

  private async logIn(): Promise<true> {
    const { cellphone = '', countryCode = '' } = this.phone
    const verifyCode = this.code
    this.app.session.signIn(await this.app.request(loginOrRegister, { cellphone, countryCode, verifyCode }))
    return true
  }
}
