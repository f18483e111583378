import { makeAutoObservable } from 'mobx'
import { bind } from '@/contracts/account/bind'
import { CODE_LENGTH, codeDigits, RESEND_SECONDS } from '@/domain/phone'
import { Countdown } from '@/lib/countdown'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { CodeRequest } from '../../shared/code-request'

/** Giving the account a phone: a code to the number, then the code. */
export class AccountBindModel {
  verifyCode = ''
  readonly code: CodeRequest
  readonly resend: Countdown
  readonly binding: Submission<[], true>

  constructor(private readonly app: Pick<App, 'request' | 'shopConfig' | 'session' | 'navigation' | 'clock'>) {
    this.code = new CodeRequest(app, 'BIND')
    this.resend = new Countdown(app.clock)
    this.binding = new Submission(() => this.bind())
    makeAutoObservable<this, 'app'>(
      this,
      { app: false, code: false, resend: false, binding: false },
      { autoBind: true },
    )
  }

  get canBind(): boolean {
    return !this.code.hasPhoneError && this.verifyCode.length === CODE_LENGTH
  }

  load(): void {
    void this.code.captcha.load()
  }

  setVerifyCode(code: string): void {
    this.verifyCode = codeDigits(code)
  }

  async send(): Promise<void> {
    this.code.markSubmitted()
    if (!this.code.canSend) return
    if (await this.code.sending.submit()) this.resend.start(RESEND_SECONDS)
  }

  /** Leaves for where the user was; pages load again when they are seen. */
  async submit(): Promise<void> {
    if (await this.binding.submit()) await this.app.navigation.back()
  }

  dispose(): void {
    this.resend.stop()
  }

  private async bind(): Promise<true> {
    const { cellphone, areaCode: countryCode } = this.code
    const cellphoneBindParam = { cellphone, countryCode, verifyCode: this.verifyCode }
    this.app.session.signIn(await this.app.request(bind, { bindType: 'CELLPHONE', cellphoneBindParam }))
    return true
  }
}
