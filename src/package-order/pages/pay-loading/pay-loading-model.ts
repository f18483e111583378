import { makeAutoObservable, runInAction } from 'mobx'
import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { type PayResultParams, routes } from '@/routes'
import type { App } from '@/shell/app-context'

/** The order is asked this often, this many times (S2 §4). */
const INTERVAL_MS = 3000
const MAX_TRIES = 5

/** Waits for the order to say that it is paid. */
export class PayLoadingModel {
  isWaiting = true

  private tries = 0
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation'>,
    private readonly params: Partial<PayResultParams>,
  ) {
    makeAutoObservable<this, 'app' | 'params' | 'tries' | 'timer'>(
      this,
      { app: false, params: false, tries: false, timer: false },
      { autoBind: true },
    )
  }

  /** Starts to ask, or starts again. */
  start(): void {
    this.dispose()
    this.tries = 0
    this.isWaiting = true
    void this.ask()
  }

  dispose(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private async ask(): Promise<void> {
    const { orderId = '', orderType = 'ticket' } = this.params
    const { request, navigation } = this.app
    this.tries += 1
    const order = await request(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE }).catch(() => null)
    const state = order?.orderBrief.orderState.name
    if (state === 'CANCELED') return navigation.redirect(routes.orderDetail, { orderId })
    if (state !== undefined && state !== 'UNPAID') return navigation.redirect(routes.paySuccess, { orderId, orderType })
    runInAction(() => {
      this.isWaiting = this.tries < MAX_TRIES
    })
    if (this.isWaiting) this.timer = setTimeout(() => void this.ask(), INTERVAL_MS)
  }
}
