import { payWithCode } from '@/contracts/payment/pay-with-code'
import { sendPaymentCode } from '@/contracts/payment/send-payment-code'
import { RESEND_SECONDS } from '@/domain/phone'
import { codeField } from '@/form/code-field'
import { Form } from '@/form/form'
import { message } from '@/i18n/message'
import { AppError, toAppError } from '@/lib/app-error'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { PaymentError } from '@/services/payment/payment-error'
import type { OnPaymentResult } from '@/services/payment/payment-result'
import type { Payable } from './pay-input'
import { paymentText } from './text'

/** Paying with a third party's benefits, proved by a code: asked for, counted down, asked for again. */
export class VerificationModel {
  readonly code = codeField()
  readonly form: Form<{ code: VerificationModel['code'] }, boolean>
  hasAsked = false
  readonly sending: Submission<[], boolean>
  readonly resend: Countdown

  constructor(
    private readonly app: Pick<App, 'request' | 'clock'>,
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
    this.hasAsked = true
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

  /** True when it is paid; what the third party says against the code stands below it, and goes on as an error (PAY-058). */
  private async pay(): Promise<boolean> {
    const { unPaidTransactionIds, orderId } = this.order
    const input = { transactionIds: [...unPaidTransactionIds], verificationCode: this.code.value }
    const answer = await this.app.request(payWithCode, input).catch((thrown) => this.fail(toAppError(thrown)))
    const { success, info } = answer.paymentInfoMap
    if (success) return true
    this.code.refuse(info ? () => info : message(paymentText, 'pay.failed'))
    const refusal = new AppError('rejected', 'code-refused', { comments: info || undefined })
    await this.onResult({ status: 'failed', error: new PaymentError(orderId, refusal) })
    return false
  }

  private async fail(cause: AppError): Promise<never> {
    const error = new PaymentError(this.order.orderId, cause)
    await this.onResult({ status: 'failed', error })
    throw error
  }
}
