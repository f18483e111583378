import { type ListCashiersOutput, listCashiers, type PaymentAgreement } from '@/contracts/payment/list-cashiers'
import { type PaymentInfo, type PayOutput, pay } from '@/contracts/payment/pay'
import { payInfoOf } from '@/domain/pay-info'
import { defaultPayment, needsPaymentChooser } from '@/domain/payment-choice'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Poll } from '@/lib/poll'
import { withQuery } from '@/lib/query-string'
import { randomHex } from '@/lib/random-hex'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { type OpenIdParts, OpenIds } from '@/services/open-ids'
import { type Paid, paymentResultRoute } from '@/services/payment-result-route'
import { askSettlement, type Settlement } from './settlement'

const LAST_USED = 'last-payment'

/** How a try to pay ended on this device, for the words of the sheet. */
export type PaymentNotice = 'pay.unsupported' | 'pay.failed' | 'pay.infoNull' | 'pay.hostError'

/** An order of any type that waits to be paid (PAY-072): what the order, its summary and its list entry have. */
export interface Payable extends Paid {
  unPaidTransactionIds: readonly string[]
}

type Parts = Pick<App, 'navigation' | 'pendingPayment' | 'launchQuery' | 'shopConfig'> & OpenIdParts

/** Where WeChat's page leads back to: the order, with its payment open. */
const TO_PAY_ADDRESS = '/order/detail'

/** Whether somebody paid with a code is asked until the time to pay is over. */
const UNTIL_EXPIRY = { maxCount: Number.POSITIVE_INFINITY, maxTimeMs: Number.POSITIVE_INFINITY }

/** The payment sheet: the ways to pay, the time left, and what follows a try (S2 §2, §4). */
export class PaymentModel {
  readonly cashiers: Resource<ListCashiersOutput>
  readonly timeLeft: Countdown
  readonly paying: Submission<[], true>
  chosen: string | null = null
  hasAgreed = false
  /** The time to pay is over, the order with it. */
  isExpired = false
  notice: PaymentNotice | null = null
  /** What another phone scans to pay; null while nothing is to be scanned. */
  code: string | null = null
  /** A code of a third party is being asked for. */
  isVerifying = false
  private readonly paidElsewhere: Poll<Settlement>

  constructor(
    private readonly app: Parts,
    private readonly order: Payable,
    /** Warns a user who is about to leave the app for the provider's page; false when they stay. */
    private readonly guide: () => Promise<boolean>,
  ) {
    this.cashiers = new Resource(
      () => this.fetchCashiers(),
      (cashiers) => this.offer(cashiers),
    )
    this.timeLeft = new Countdown(app.clock)
    this.paying = new Submission(() => this.pay())
    this.paidElsewhere = new Poll(() => askSettlement(app.request, order.orderId), app.clock, UNTIL_EXPIRY)
    makeRefObservable(this)
  }

  load(): Promise<void> {
    return this.cashiers.load()
  }

  /** What has to be agreed to before paying; null when there is nothing, or when it is done (S2 §4). */
  get openAgreement(): PaymentAgreement | null {
    return this.hasAgreed ? null : (this.cashiers.value?.agreement ?? null)
  }

  /** The platform's own way to pay is the only one: it is taken at once (S2 §4). */
  get isDirect(): boolean {
    const { value } = this.cashiers
    return value !== null && !needsPaymentChooser(value.payments, this.app.terminal.paymentProducts)
  }

  /** Whether the ways to pay are on the screen; without a choice only for what went wrong. */
  get isSheetOpen(): boolean {
    const { cashiers, paying, app } = this
    if (this.notice !== null || paying.error !== null || cashiers.error !== null) return true
    return cashiers.value === null ? app.terminal.paymentProducts.length !== 1 : !this.isDirect
  }

  setAgreed(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed
  }

  choose(product: string | null): void {
    this.chosen = product
  }

  /** Shows a code to scan, or the ways to pay again. */
  setCode(code: string | null): void {
    if (code === null) this.paidElsewhere.stop()
    this.code = code
  }

  setVerifying(isVerifying: boolean): void {
    this.isVerifying = isVerifying
  }

  dispose(): void {
    this.timeLeft.stop()
    this.paidElsewhere.stop()
  }

  private offer({ payments }: ListCashiersOutput): void {
    const { storage, terminal } = this.app
    const lastUsed = storage.get<string>(LAST_USED)
    this.choose(defaultPayment(payments, terminal.paymentProducts, lastUsed)?.paymentProduct ?? null)
    this.timeLeft.start(payments[0]?.payReserveTime ?? 0, () => this.expire())
  }

  private expire(): void {
    this.isExpired = true
  }

  private setNotice(notice: PaymentNotice | null): void {
    this.notice = notice
  }

  private fetchCashiers(): Promise<ListCashiersOutput> {
    const { src, browserType } = this.app.terminal
    const transactionIds = [...this.order.unPaidTransactionIds]
    return this.app.request(listCashiers, { transactionIds, platform: src, src, browserType })
  }

  private async pay(): Promise<true> {
    if (this.chosen === null) return true
    this.setNotice(null)
    this.app.storage.set(LAST_USED, this.chosen)
    if (this.chosen === VERIFICATION_PRODUCT) {
      this.setVerifying(true)
      return true
    }
    const started = await this.start(this.chosen)
    if (started === null) return true
    const info = payInfoOf(started)
    if (info === null) {
      this.setNotice('pay.infoNull')
      return true
    }
    await this.startPayment(info)
    return true
  }

  /** Asks the shop to start the payment; null where the page is left to find out who pays. */
  private async start(paymentProduct: string): Promise<PayOutput | null> {
    const { request, terminal, payment } = this.app
    const { orderId, unPaidTransactionIds } = this.order
    const found = await new OpenIds(this.app).find(withQuery(TO_PAY_ADDRESS, { orderId, toPay: '1' }))
    if (found.kind === 'left') return null
    const input = {
      transactionIds: [...unPaidTransactionIds],
      platform: terminal.src,
      paymentProduct,
      isNewCyy: true,
      ...(terminal.osType && { osType: terminal.osType }),
      ...(found.kind === 'known' && { openId: found.openId }),
      ...(payment.returnOrigin !== '' && this.returnAddresses()),
    }
    return request(pay, input, { idempotencyKey: randomHex(32) })
  }

  private async startPayment(info: PaymentInfo): Promise<void> {
    const { payment, navigation } = this.app
    const { orderId } = this.order
    this.app.pendingPayment.remember(orderId)
    if (info.codeUrl) {
      // Somebody else pays, in their own time.
      void this.showCode(info.codeUrl)
      return
    }
    const ask = () => navigation.redirect(routes.payLoading, this.after.waiting)
    const outcome = await payment.start(info, async () => {
      if (!(await this.guide())) return false
      // Coming back, by whatever way, must land on the question how it ended.
      await ask()
      return true
    })
    if (outcome.status === 'unsupported') this.setNotice('pay.unsupported')
    else if (outcome.status === 'cancelled') await navigation.redirect(routes.orderDetail, { orderId })
    else if (outcome.status === 'unknown') await ask()
    else if (outcome.status === 'submitted') await this.leaveAfterSubmit()
    else if (outcome.status === 'failed') this.setNotice(outcome.isHostError ? 'pay.hostError' : 'pay.failed')
  }

  /** Another phone pays: the order is asked for as long as it can be paid (S2 §4). */
  private async showCode(codeUrl: string): Promise<void> {
    this.setCode(codeUrl)
    const settlement = await this.paidElsewhere.start()
    if (settlement === null || this.code === null) return
    this.setCode(null)
    await this.leaveAfterSubmit()
  }

  /** The order's state is the truth; asked once here, and on by the pay-loading page. */
  async leaveAfterSubmit(): Promise<void> {
    const { request, navigation } = this.app
    const { orderId } = this.order
    const settlement = await askSettlement(request, orderId).catch(() => null)
    const { route, params, waiting } = this.after
    if (settlement === 'paid') await navigation.redirect(route, params)
    else if (settlement === 'cancelled') await navigation.redirect(routes.orderDetail, { orderId })
    else await navigation.redirect(routes.payLoading, waiting)
  }

  /** The page that follows the payment, and the parameters of the one that waits for it. */
  private get after() {
    const { route, params } = paymentResultRoute(this.order, this.app)
    return { route, params, waiting: { ...params, orderId: this.order.orderId } }
  }

  private returnAddresses() {
    const origin = this.app.payment.returnOrigin
    const { orderId } = this.order
    const { route, params, waiting } = this.after
    return {
      // Coming back lands on the question first, whatever the provider says.
      returnUrl: withQuery(`${origin}/pay-loading`, waiting),
      actualReturnUrl: withQuery(`${origin}${route.aliases[0]}`, params),
      cancelUrl: `${origin}/order/detail/${orderId}`,
    }
  }
}
