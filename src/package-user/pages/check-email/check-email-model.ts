import { sendMail } from '@/contracts/account/send-mail'
import { RESEND_SECONDS } from '@/domain/phone'
import { Countdown } from '@/lib/countdown'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Waits for a mailed link, and requests it again. */
export class CheckEmailModel {
  readonly resend: Countdown
  readonly sending: Submission<[], true>

  constructor(
    private readonly app: Pick<App, 'request' | 'clock'>,
    private readonly email: string,
    readonly scene: 'ACTIVATE' | 'RESET',
  ) {
    this.resend = new Countdown(app.clock)
    this.sending = new Submission(() => this.send())
  }

  /** Starts the wait after a mail was sent. */
  start(): void {
    this.resend.start(RESEND_SECONDS)
  }

  dispose(): void {
    this.resend.stop()
  }

  private async send(): Promise<true> {
    const { nextSendSeconds } = await this.app.request(sendMail, { email: this.email, scene: this.scene })
    this.resend.start(nextSendSeconds)
    return true
  }
}
