import { makeRefObservable } from '@/lib/make-ref-observable'
import { Poll } from '@/lib/poll'
import type { PayResultParams } from '@/routes/order-routes'
import type { App } from '@/services/app'
import { openAfterPayment } from '@/services/payment-result'
import { paidOf } from '@/services/payment-result-route'
import { askSettlement, type Settlement } from '@/services/settlement'

/** Times that the order is asked, every three seconds. */
const MAX_COUNT = 5

/** What is known of the payment. */
export type PaymentState = 'paying' | 'checking' | 'success' | 'failed'

/** Waits for the order to say that it is paid, and leads on. */
export class PayLoadingModel {
  state: PaymentState = 'paying'

  private readonly settled: Poll<Settlement>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'clock' | 'launchQuery' | 'shopConfig' | 'changes'>,
    private readonly params: Partial<PayResultParams>,
  ) {
    this.settled = new Poll(() => this.ask(), app.clock, { maxCount: MAX_COUNT })
    makeRefObservable(this)
  }

  /** Asks until there is an answer: to the page that follows a payment, or to the order. False without an answer. */
  async start(): Promise<boolean> {
    const settlement = await this.settled.start()
    if (settlement !== null) this.setState(settlement === 'paid' ? 'success' : 'failed')
    // Without an answer the order is where it will be seen.
    await openAfterPayment(this.app, paidOf(this.params), { status: settlement ?? 'given-up' })
    return settlement !== null
  }

  dispose(): void {
    this.settled.stop()
  }

  private ask(): Promise<Settlement | null> {
    return askSettlement(this.app.request, this.params.orderId ?? '').finally(() => this.setState('checking'))
  }

  private setState(state: PaymentState): void {
    this.state = state
  }
}
