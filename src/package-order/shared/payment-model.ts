import { makeAutoObservable } from 'mobx'
import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { type ListCashiersOutput, listCashiers, type PaymentAgreement } from '@/contracts/payment/list-cashiers'
import { pay } from '@/contracts/payment/pay'
import { defaultPayment } from '@/domain/payment-choice'
import { Countdown } from '@/lib/countdown'
import { withQuery } from '@/lib/query-string'
import { randomHex } from '@/lib/random-hex'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { App } from '@/shell/app-context'

const LAST_USED = 'last-payment'

/** How a try to pay ended on this device, for the words of the sheet. */
export type PaymentNotice = 'pay.unsupported' | 'pay.failed' | 'pay.infoNull'

export interface Payable {
  orderId: string
  transactionId: string
}

type Parts = Pick<App, 'request' | 'clock' | 'navigation' | 'payment' | 'terminal' | 'storage'>

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

  constructor(
    private readonly app: Parts,
    private readonly order: Payable,
  ) {
    this.cashiers = new Resource(
      () => this.fetchCashiers(),
      (cashiers) => this.offer(cashiers),
    )
    this.timeLeft = new Countdown(app.clock)
    this.paying = new Submission(() => this.pay())
    makeAutoObservable<this, 'app' | 'order'>(
      this,
      { app: false, order: false, cashiers: false, timeLeft: false, paying: false },
      { autoBind: true },
    )
  }

  load(): Promise<void> {
    return this.cashiers.load()
  }

  /** What has to be agreed to before paying; null when there is nothing, or when it is done (S2 §4). */
  get openAgreement(): PaymentAgreement | null {
    return this.hasAgreed ? null : (this.cashiers.value?.agreement ?? null)
  }

  setAgreed(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed
  }

  choose(product: string | null): void {
    this.chosen = product
  }

  dispose(): void {
    this.timeLeft.stop()
  }

  private offer({ payments }: ListCashiersOutput): void {
    const lastUsed = this.app.storage.get<string>(LAST_USED)
    this.choose(defaultPayment(payments, this.app.terminal.paymentProducts, lastUsed)?.paymentProduct ?? null)
    this.timeLeft.start(payments[0]?.payReserveTime ?? 0, () => this.expire())
  }

  private expire(): void {
    this.isExpired = true
  }

  private say(notice: PaymentNotice | null): void {
    this.notice = notice
  }

  private fetchCashiers(): Promise<ListCashiersOutput> {
    const { src, browserType } = this.app.terminal
    const transactionIds = [this.order.transactionId]
    return this.app.request(listCashiers, { transactionIds, platform: src, src, browserType })
  }

  private async pay(): Promise<true> {
    if (this.chosen === null) return true
    this.say(null)
    const { request, terminal, payment, storage, navigation } = this.app
    storage.set(LAST_USED, this.chosen)
    const input = {
      transactionIds: [this.order.transactionId],
      platform: terminal.src,
      paymentProduct: this.chosen,
      isNewCyy: true,
      ...(payment.leavesApp && this.returnAddresses()),
    }
    const started = await request(pay, input, { idempotencyKey: randomHex(32) })
    if (!started.normalUrl && !started.paymentInfoMap) {
      this.say('pay.infoNull')
      return true
    }
    const result = { orderId: this.order.orderId, orderType: 'ticket' }
    if (payment.leavesApp && started.normalUrl) {
      // Coming back, by whatever way, must land on the question how it ended.
      await navigation.redirect(routes.payLoading, result)
      await payment.start(started)
      return true
    }
    const { status } = await payment.start(started)
    if (status === 'unsupported') this.say('pay.unsupported')
    else if (status === 'cancelled') await navigation.redirect(routes.orderDetail, { orderId: this.order.orderId })
    else if (status === 'unknown') await navigation.redirect(routes.payLoading, result)
    else if (status === 'submitted') await this.leaveAfterSubmit()
    else this.say('pay.failed')
    return true
  }

  /** The order's state is the truth; asked once here, and on by the pay-loading page. */
  private async leaveAfterSubmit(): Promise<void> {
    const { request, navigation } = this.app
    const { orderId } = this.order
    const order = await request(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE }).catch(() => null)
    const isPaid = order !== null && order.orderBrief.orderState.name !== 'UNPAID'
    await navigation.redirect(isPaid ? routes.paySuccess : routes.payLoading, { orderId, orderType: 'ticket' })
  }

  private returnAddresses() {
    const origin = this.app.payment.returnOrigin
    const { orderId } = this.order
    const result = withQuery(`${origin}/pay-loading`, { orderId, orderType: 'ticket' })
    return { returnUrl: result, actualReturnUrl: result, cancelUrl: `${origin}/order/detail/${orderId}` }
  }
}
