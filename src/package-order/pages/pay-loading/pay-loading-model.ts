import { makeAutoObservable } from 'mobx'
import { Poll } from '@/lib/poll'
import { routes } from '@/routes'
import type { PayResultParams } from '@/routes/order-routes'
import type { App } from '@/shell/app-context'
import { settledState } from '../../shared/settled-state'

/** Times that the order is asked, every three seconds (S2 §4). */
const MAX_COUNT = 5

/** Waits for the order to say that it is paid. */
export class PayLoadingModel {
  isWaiting = true

  private readonly settled: Poll<string>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'clock'>,
    private readonly params: Partial<PayResultParams>,
  ) {
    this.settled = new Poll(() => settledState(app.request, params.orderId ?? ''), app.clock, { maxCount: MAX_COUNT })
    makeAutoObservable<this, 'app' | 'params' | 'settled'>(
      this,
      { app: false, params: false, settled: false },
      { autoBind: true },
    )
  }

  /** Starts to ask, or starts again. */
  async start(): Promise<void> {
    const { orderId = '', orderType = 'ticket' } = this.params
    this.setWaiting(true)
    const state = await this.settled.start()
    if (state === null) return this.setWaiting(false)
    const { navigation } = this.app
    if (state === 'CANCELED') await navigation.redirect(routes.orderDetail, { orderId })
    else await navigation.redirect(routes.paySuccess, { orderId, orderType })
  }

  dispose(): void {
    this.settled.stop()
  }

  private setWaiting(isWaiting: boolean): void {
    this.isWaiting = isWaiting
  }
}
