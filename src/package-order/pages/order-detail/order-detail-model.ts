import { cancelOrder } from '@/contracts/order/cancel-order'
import { deleteOrder } from '@/contracts/order/delete-order'
import { type GetOrderOutput, getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** An order, and what can be done with it. */
export class OrderDetailModel {
  readonly order: Resource<GetOrderOutput>
  readonly timeLeft: Countdown
  readonly cancelling: Submission<[], true>
  readonly deleting: Submission<[], true>
  isPaying = false

  constructor(
    private readonly app: Pick<App, 'request' | 'clock'>,
    private readonly orderId: string,
    /** The user came to pay: asked for once, with the first answer. */
    private wantsToPay = false,
  ) {
    this.order = new Resource(
      () => app.request(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE }),
      (order) => this.show(order),
    )
    this.timeLeft = new Countdown(app.clock)
    this.cancelling = new Submission(() => this.cancel())
    this.deleting = new Submission(() => app.request(deleteOrder, { orderId }))
    makeRefObservable(this, 'wantsToPay')
  }

  load(): Promise<void> {
    return this.order.load()
  }

  setPaying(isPaying: boolean): void {
    this.isPaying = isPaying
  }

  dispose(): void {
    this.timeLeft.stop()
  }

  private show({ orderBrief }: GetOrderOutput): void {
    if (this.wantsToPay && orderBrief.orderState.name === 'UNPAID') this.setPaying(true)
    this.wantsToPay = false
    this.timeLeft.start(orderBrief.reserveTime ?? 0, () => void this.load())
  }

  private async cancel(): Promise<true> {
    await this.app.request(cancelOrder, { orderId: this.orderId, reason: 'USER' })
    await this.load()
    return true
  }
}
