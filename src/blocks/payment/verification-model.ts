import { type PaymentInfo, pay } from '@/contracts/payment/pay'
import { payWithCode } from '@/contracts/payment/pay-with-code'
import { sendPaymentCode } from '@/contracts/payment/send-payment-code'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { RESEND_SECONDS } from '@/domain/phone'
import { codeField } from '@/form/code-field'
import { Form } from '@/form/form'
import { message } from '@/i18n/message'
import { AppError, toAppError } from '@/lib/app-error'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { randomHex } from '@/lib/random-hex'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { PaymentError } from '@/services/payment/payment-error'
import type { OnPaymentResult } from '@/services/payment/payment-result'
import { type Payable, payInput } from './pay-input'
import { paymentText } from './text'

/** Payment with a third party's benefits, verified by a code: sent, counted down, sent again. */
export class VerificationModel {
  readonly code = codeField()
  readonly form: Form<{ code: VerificationModel['code'] }, boolean>
  hasPrompted = false
  readonly sending: Submission<[], boolean>
  readonly resend: Countdown

  constructor(
    private readonly app: Pick<App, 'request' | 'clock' | 'terminal' | 'payment' | 'launchQuery' | 'shopConfig'>,
    private readonly order: Payable,
    private readonly onResult: OnPaymentResult,
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
    this.hasPrompted = true
  }

  /** True when a code is on its way. */
  private async send(): Promise<boolean> {
    const { success } = await this.app.request(sendPaymentCode, [...this.order.unPaidTransactionIds], {
      isUserAction: true,
    })
    // The buyer waits for a code that is not on its way.
    if (!success) throw new AppError('rejected', 'code-not-sent')
    this.markSent()
    this.resend.start(RESEND_SECONDS)
    this.code.reveal()
    return true
  }

  /** True when it is paid; the third party's error stands below the code, and is passed on (PAY-058). */
  private async pay(): Promise<boolean> {
    const { orderId } = this.order
    const { success, info } = await this.sendCode().catch((thrown) => this.fail(toAppError(thrown)))
    if (success) return true
    this.code.refuse(info ? () => info : message(paymentText, 'pay.failed'))
    const refusal = new AppError('rejected', 'code-refused', { comments: info || undefined })
    await this.onResult({ status: 'failed', error: new PaymentError(orderId, refusal) })
    return false
  }

  /** An order that a coupon made cheaper is paid by the common call, which names the terminal as well (PAY-062). */
  private async sendCode(): Promise<Pick<PaymentInfo, 'success' | 'info'>> {
    const { app, order } = this
    const verificationCode = this.code.value
    if (!order.hasPromotion) {
      const input = { transactionIds: [...order.unPaidTransactionIds], verificationCode }
      return (await app.request(payWithCode, input)).paymentInfoMap
    }
    const input = payInput(app, order, VERIFICATION_PRODUCT, { kind: 'unknown' })
    const withCode = { ...input, src: app.terminal.src, verificationCode }
    const { paymentInfoMap = {} } = await app.request(pay, withCode, { idempotencyKey: randomHex(32) })
    return paymentInfoMap
  }

  private async fail(cause: AppError): Promise<never> {
    const error = new PaymentError(this.order.orderId, cause)
    await this.onResult({ status: 'failed', error })
    throw error
  }
}
