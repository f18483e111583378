import { queryByBindId } from '@/contracts/payment/query-by-bind-id'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Poll } from '@/lib/poll'
import type { PayLoadingParams } from '@/routes/order-routes'
import type { App } from '@/services/app'
import { openAfterPayment } from '@/services/payment/payment-result'
import { type Paid, paidOf } from '@/services/payment/payment-result-route'
import { fetchSettlement, type Settled, type Settlement } from '@/services/payment/settlement'

/** Maximum number of order queries, one every three seconds. */
const MAX_COUNT = 5

/** Payment state as far as known. */
export type PaymentState = 'paying' | 'checking' | 'success' | 'failed' | 'closed' | 'refunded'

const STATES: Readonly<Record<Settlement, PaymentState>> = {
  paid: 'success',
  cancelled: 'failed',
  closed: 'closed',
  refunded: 'refunded',
}

/** Waits until the order is paid, then opens the next page. */
export class PayLoadingModel {
  state: PaymentState = 'paying'
  /** Order of the payment; the first of orders placed together, once known (PAY-063). */
  paid: Paid

  private readonly settled: Poll<Settled>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'clock' | 'launchQuery' | 'shopConfig' | 'changes'>,
    private readonly params: Partial<PayLoadingParams>,
  ) {
    this.paid = paidOf(params)
    this.settled = new Poll(() => this.query(), app.clock, { maxCount: MAX_COUNT })
    makeRefObservable(this)
  }

  /** Polls until the order answers, then opens the page after payment or the order. False without an answer. */
  async start(): Promise<boolean> {
    const settled = await this.settled.start()
    if (settled !== null) this.setState(STATES[settled.status])
    // Without an answer, opens the order.
    await openAfterPayment(this.app, this.paid, settled ?? { status: 'given-up' })
    return settled !== null
  }

  dispose(): void {
    this.settled.stop()
  }

  private query(): Promise<Settled | null> {
    return this.queryOrder().finally(() => this.setState('checking'))
  }

  private async queryOrder(): Promise<Settled | null> {
    const { request } = this.app
    const { bindId } = this.params
    if (this.paid.orderId === '' && bindId) this.setPaid(await request(queryByBindId, { bindId }))
    return fetchSettlement(request, this.paid)
  }

  private setPaid({ orderId, orderType }: Pick<Paid, 'orderId' | 'orderType'>): void {
    this.paid = { ...this.paid, orderId, ...(orderType && { orderType }) }
  }

  private setState(state: PaymentState): void {
    this.state = state
  }
}
