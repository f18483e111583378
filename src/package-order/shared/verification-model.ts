import { payWithCode } from '@/contracts/payment/pay-with-code'
import { sendPaymentCode } from '@/contracts/payment/send-payment-code'
import { RESEND_SECONDS } from '@/domain/phone'
import { codeField } from '@/form/code-field'
import { Form } from '@/form/form'
import { message } from '@/i18n/message'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { orderText } from '../text'

/** Paying with a third party's benefits, proved by a code (S2 §4): asked for, counted down, asked for again. */
export class VerificationModel {
  readonly code = codeField()
  readonly form: Form<{ code: VerificationModel['code'] }, boolean>
  hasAsked = false
  readonly sending: Submission<[], boolean>
  readonly resend: Countdown

  constructor(
    private readonly app: Pick<App, 'request' | 'clock'>,
    private readonly transactionIds: readonly string[],
  ) {
    this.form = new Form({ code: this.code }, { submit: () => this.pay() })
    this.sending = new Submission(() => this.send())
    this.resend = new Countdown(app.clock)
    makeRefObservable(this)
  }

  get canSend(): boolean {
    return !this.resend.isRunning && !this.sending.isRunning
  }

  dispose(): void {
    this.resend.stop()
  }

  private markSent(): void {
    this.hasAsked = true
  }

  /** True when a code is on its way. */
  private async send(): Promise<boolean> {
    const { success } = await this.app.request(sendPaymentCode, [...this.transactionIds])
    if (!success) return false
    this.markSent()
    this.resend.start(RESEND_SECONDS)
    this.code.reveal()
    return true
  }

  /** True when it is paid; what the third party says against the code stands below it. */
  private async pay(): Promise<boolean> {
    const input = { transactionIds: [...this.transactionIds], verificationCode: this.code.value }
    const { success, info } = (await this.app.request(payWithCode, input)).paymentInfoMap
    if (!success) this.code.refuse(info ? () => info : message(orderText, 'pay.failed'))
    return success
  }
}
