import { makeRefObservable } from '@/lib/make-ref-observable'
import { Poll } from '@/lib/poll'
import { routes } from '@/routes'
import type { PayResultParams } from '@/routes/order-routes'
import type { App } from '@/services/app'
import { paymentResultRoute } from '@/services/payment-result-route'
import { askSettlement, type Settlement } from '../../shared/settlement'

/** Times that the order is asked, every three seconds (S2 §4). */
const MAX_COUNT = 5

/** What is known of the payment (S2 §4). */
export type PaymentState = 'paying' | 'checking' | 'success' | 'failed'

/** Waits for the order to setState that it is paid, and leads on. */
export class PayLoadingModel {
  state: PaymentState = 'paying'

  private readonly settled: Poll<Settlement>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'clock' | 'launchQuery' | 'shopConfig'>,
    private readonly params: Partial<PayResultParams>,
  ) {
    this.settled = new Poll(() => this.ask(), app.clock, { maxCount: MAX_COUNT })
    makeRefObservable(this)
  }

  /** Asks until there is an answer: to the page that follows a payment, or to the order. False without an answer. */
  async start(): Promise<boolean> {
    const { orderId = '', orderType } = this.params
    const { navigation } = this.app
    const settlement = await this.settled.start()
    if (settlement === 'paid') {
      this.setState('success')
      const { route, params } = paymentResultRoute({ orderId, orderType }, this.app)
      await navigation.redirect(route, params)
    } else {
      if (settlement === 'cancelled') this.setState('failed')
      await navigation.redirect(routes.orderDetail, { orderId })
    }
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
