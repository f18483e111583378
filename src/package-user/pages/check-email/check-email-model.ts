import { sendMail } from '@/contracts/account/send-mail'
import { RESEND_SECONDS } from '@/domain/phone'
import { Countdown } from '@/lib/countdown'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Waiting for a mail with a link, and asking for it again. */
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

  /** One was just sent. */
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
