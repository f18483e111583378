import type { CodeScene } from '@/contracts/account/get-photo-captcha'
import { RESEND_SECONDS } from '@/domain/phone'
import { codeField } from '@/form/code-field'
import { Countdown } from '@/lib/countdown'
import type { App } from '@/services/app'
import { CodeRequest } from './code-request'

/** Proof that the user holds a phone: its number, a captcha, and the code that was sent to it. */
export class PhoneProof {
  readonly code: CodeRequest
  readonly verifyCode = codeField()
  readonly resend: Countdown

  constructor(app: Pick<App, 'request' | 'shopConfig' | 'drafts' | 'clock'>, scene: CodeScene) {
    this.code = new CodeRequest(app, scene)
    this.resend = new Countdown(app.clock)
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

  dispose(): void {
    this.resend.stop()
  }
}
