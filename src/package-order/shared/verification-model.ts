import { makeAutoObservable } from 'mobx'
import { payWithCode } from '@/contracts/payment/pay-with-code'
import { sendPaymentCode } from '@/contracts/payment/send-payment-code'
import { CODE_LENGTH, codeDigits, RESEND_SECONDS } from '@/domain/phone'
import { Countdown } from '@/lib/countdown'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Paying with a third party's benefits, proved by a code (S2 §4): asked for, counted down, asked for again. */
export class VerificationModel {
  code = ''
  hasAsked = false
  /** What the third party said to the last code; empty when it said nothing. */
  refusal = ''
  readonly sending: Submission<[], boolean>
  readonly paying: Submission<[], boolean>
  readonly resend: Countdown

  constructor(
    private readonly app: Pick<App, 'request' | 'clock'>,
    private readonly transactionIds: readonly string[],
  ) {
    this.sending = new Submission(() => this.send())
    this.paying = new Submission(() => this.pay())
    this.resend = new Countdown(app.clock)
    makeAutoObservable<this, 'app' | 'transactionIds'>(
      this,
      { app: false, transactionIds: false, sending: false, paying: false, resend: false },
      { autoBind: true },
    )
  }

  /** Six digits, and no payment under way. */
  get canPay(): boolean {
    return this.code.length === CODE_LENGTH && !this.paying.isRunning
  }

  get canSend(): boolean {
    return !this.resend.isRunning && !this.sending.isRunning
  }

  type(code: string): void {
    this.code = codeDigits(code)
    this.refusal = ''
  }

  dispose(): void {
    this.resend.stop()
  }

  private setRefusal(refusal: string): void {
    this.refusal = refusal
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
    return true
  }

  /** True when it is paid. */
  private async pay(): Promise<boolean> {
    if (this.code.length < CODE_LENGTH) return false
    const input = { transactionIds: [...this.transactionIds], verificationCode: this.code }
    const { success, info } = (await this.app.request(payWithCode, input)).paymentInfoMap
    this.setRefusal(success ? '' : info)
    return success
  }
}
