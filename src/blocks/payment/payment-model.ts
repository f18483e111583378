import { type ListCashiersOutput, listCashiers, type PaymentAgreement } from '@/contracts/payment/list-cashiers'
import { type PaymentInfo, type PayOutput, pay } from '@/contracts/payment/pay'
import { payInfoOf } from '@/domain/pay-info'
import { defaultPayment, needsPaymentChooser } from '@/domain/payment-choice'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { AppError, toAppError } from '@/lib/app-error'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Poll } from '@/lib/poll'
import { withQuery } from '@/lib/query-string'
import { randomHex } from '@/lib/random-hex'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { type OpenIdParts, OpenIds } from '@/services/jumps/open-ids'
import { PaymentError } from '@/services/payment/payment-error'
import type { OnPaymentResult } from '@/services/payment/payment-result'
import { fetchSettlement, type Settled } from '@/services/payment/settlement'
import { type Payable, payInput } from './pay-input'
import { PaymentTime } from './payment-time'
import { fetchTimeToPay } from './time-to-pay'

const LAST_USED = 'last-payment'

/** Result of a payment attempt on this device, for the text of the sheet. */
export type PaymentNotice = 'pay.unsupported' | 'pay.failed' | 'pay.infoNull' | 'pay.hostError'

type Parts = Pick<App, 'pendingPayment' | 'launchQuery' | 'shopConfig'> & OpenIdParts

/** Interface of a payment's screen. */
interface PaymentEvents {
  /** Asks whether what has to be agreed to is. */
  agree(agreement: PaymentAgreement): Promise<boolean>
  /** There is nothing to come back to: the payment is given up. */
  close(): void
  /** Warns a user who is about to leave the app for the provider's page; false when they stay. */
  guide(): Promise<boolean>
  /** Result of a payment (PAY-020). */
  onResult: OnPaymentResult
}

/** Return target of WeChat's page: the order, with its payment open. */
const TO_PAY_ADDRESS = '/order/detail'

/** Polls a payment by code until the payment deadline. */
const UNTIL_EXPIRY = { maxCount: Number.POSITIVE_INFINITY, maxTimeMs: Number.POSITIVE_INFINITY }

/** The payment sheet: the ways to pay, the time left, and what follows a try. */
export class PaymentModel {
  readonly cashiers: Resource<ListCashiersOutput>
  readonly time: PaymentTime
  readonly paying: Submission<[], true>
  chosen: string | null = null
  hasAgreed = false
  notice: PaymentNotice | null = null
  /** Code for another phone to scan; null without one. */
  code: string | null = null
  /** A code of a third party is required now. */
  isVerifying = false
  private readonly paidElsewhere: Poll<Settled>
  /** The buyer has left: what they began is not carried on. */
  private isClosed = false

  constructor(
    private readonly app: Parts,
    private readonly order: Payable,
    private readonly events: PaymentEvents,
    /** Addresses of the documents that the buyer agreed to when the order was placed. */
    private readonly agreedUrls: readonly string[] = [],
    /** True if the last payment on this device failed, or another method is wanted. */
    private readonly wantsOther = false,
  ) {
    this.cashiers = new Resource(
      () => this.fetchCashiers(),
      (cashiers) => this.offer(cashiers),
    )
    this.time = new PaymentTime(app.clock)
    this.paying = new Submission(() => this.pay())
    this.paidElsewhere = new Poll(() => fetchSettlement(app.request, order), app.clock, UNTIL_EXPIRY)
    makeRefObservable(this, 'isClosed')
  }

  load(): Promise<void> {
    return this.cashiers.load()
  }

  /** Open agreement before a payment; null if there is none. */
  get openAgreement(): PaymentAgreement | null {
    return this.hasAgreed || this.isAgreedWithOrder ? null : (this.cashiers.value?.agreement ?? null)
  }

  /** The order was placed with consent to every document of the payment: a purchase requires it once. */
  get isAgreedWithOrder(): boolean {
    const documents = this.cashiers.value?.agreement?.placeHolders ?? []
    return documents.length > 0 && documents.every(({ url }) => url !== undefined && this.agreedUrls.includes(url))
  }

  /** The platform's own way to pay is the only one: it is taken at once. */
  get isDirect(): boolean {
    const { value } = this.cashiers
    return value !== null && !needsPaymentChooser(value.payments, this.app.terminal.paymentProducts)
  }

  /** True if the payment methods are shown; without a choice only after a failure. */
  get isSheetOpen(): boolean {
    const { cashiers, paying, app } = this
    if (this.notice !== null || paying.error !== null || cashiers.error !== null) return true
    return cashiers.value === null ? app.terminal.paymentProducts.length !== 1 : !this.isDirect
  }

  setAgreed(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed
  }

  /** Each way to pay has its own time (PAY-068). */
  choose(product: string | null): void {
    this.chosen = product
    this.time.follow(product)
  }

  /** Shows a code to scan, or the ways to pay again. */
  setCode(code: string | null): void {
    if (code === null) this.paidElsewhere.stop()
    this.code = code
  }

  setVerifying(isVerifying: boolean): void {
    this.isVerifying = isVerifying
  }

  /** Pays with what is chosen, once what there is to agree to is agreed to (PAY-017). */
  async submit(): Promise<void> {
    const { openAgreement } = this
    if (openAgreement) {
      if (!(await this.events.agree(openAgreement))) {
        if (!this.isSheetOpen) this.events.close()
        return
      }
      this.setAgreed(true)
    }
    await this.paying.submit()
  }

  dispose(): void {
    this.isClosed = true
    this.time.stop()
    this.paidElsewhere.stop()
  }

  private offer({ payments }: ListCashiersOutput): void {
    const { storage, terminal } = this.app
    const lastUsed = storage.get<string>(LAST_USED)
    this.time.begin(payments)
    const failed = this.wantsOther ? lastUsed : null
    this.choose(defaultPayment(payments, terminal.paymentProducts, lastUsed, failed)?.paymentProduct ?? null)
    if (this.isDirect) void this.submit()
  }

  private setNotice(notice: PaymentNotice | null): void {
    this.notice = notice
  }

  private async fetchCashiers(): Promise<ListCashiersOutput> {
    const { src, browserType } = this.app.terminal
    const transactionIds = [...this.order.unPaidTransactionIds]
    const [cashiers, seconds] = await Promise.all([
      this.app.request(listCashiers, { transactionIds, platform: src, src, browserType }),
      fetchTimeToPay(this.app, transactionIds),
    ])
    this.time.limitTo(seconds)
    return cashiers
  }

  private async pay(): Promise<true> {
    if (this.chosen === null) return true
    this.setNotice(null)
    this.app.storage.set(LAST_USED, this.chosen)
    if (this.chosen === VERIFICATION_PRODUCT) {
      this.setVerifying(true)
      return true
    }
    const started = await this.start(this.chosen).catch((thrown) => this.fail(toAppError(thrown)))
    // The order can still be paid later; no cashier opens over another page.
    if (started === null || this.isClosed) return true
    const info = payInfoOf(started)
    if (info === null) await this.refuse('pay.infoNull')
    else await this.startPayment(info)
    return true
  }

  /** The shop did not start the payment: the calling page receives it as an error (PAY-055). */
  private async fail(cause: AppError): Promise<never> {
    const error = new PaymentError(this.order.orderId, cause)
    await this.events.onResult({ status: 'failed', error })
    throw error
  }

  /** The device did not take the payment: the sheet shows its own text. */
  private async refuse(notice: PaymentNotice, reason: string = notice): Promise<void> {
    this.setNotice(notice)
    const error = new PaymentError(this.order.orderId, new AppError('unexpected', notice, { cause: reason }))
    await this.events.onResult({ status: 'failed', error })
  }

  /** Starts the payment; null if the page is left to identify the payer. */
  private async start(paymentProduct: string): Promise<PayOutput | null> {
    const { request } = this.app
    const { orderId } = this.order
    const found = await new OpenIds(this.app).find(withQuery(TO_PAY_ADDRESS, { orderId, toPay: '1' }))
    if (found.kind === 'left' || this.isClosed) return null
    const input = payInput(this.app, this.order, paymentProduct, found)
    return request(pay, input, { idempotencyKey: randomHex(32) })
  }

  private async startPayment(info: PaymentInfo): Promise<void> {
    const { payment, pendingPayment } = this.app
    const { guide, onResult } = this.events
    pendingPayment.remember(this.order.orderId)
    if (info.codeUrl) {
      // Another person pays, at any time.
      void this.showCode(info.codeUrl)
      return
    }
    const outcome = await payment.start(info, async () => {
      if (!(await guide())) return false
      // Every way back must end at the payment result.
      await onResult({ status: 'unknown' })
      return true
    })
    if (outcome.status === 'unsupported') await this.refuse('pay.unsupported')
    else if (outcome.status === 'cancelled') await onResult({ status: 'given-up' })
    else if (outcome.status === 'unknown') await onResult({ status: 'unknown' })
    else if (outcome.status === 'submitted') await this.queryResult()
    else if (outcome.status === 'failed')
      await this.refuse(outcome.isHostError ? 'pay.hostError' : 'pay.failed', outcome.reason)
  }

  /** Another phone pays: the order is polled as long as it can be paid. */
  private async showCode(codeUrl: string): Promise<void> {
    this.setCode(codeUrl)
    const settlement = await this.paidElsewhere.start()
    if (settlement === null || this.code === null) return
    this.setCode(null)
    await this.queryResult()
  }

  /** The order's state decides; it is fetched once here, and polled by the page that waits. */
  async queryResult(): Promise<void> {
    const settled = await fetchSettlement(this.app.request, this.order).catch(() => null)
    await this.events.onResult(settled ?? { status: 'unknown' })
  }
}
