import { cancelOrder, NO_REASON } from '@/contracts/order/cancel-order'
import { deleteOrder } from '@/contracts/order/delete-order'
import type { OrderSummary } from '@/contracts/order/order-summary'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

interface OrderSource<Order> {
  orderId: string
  fetch(): Promise<Order>
  /** True if the user came to pay: the payment opens once, with the first answer. */
  wantsToPay?: boolean
}

/** Fields of an order that its payment needs; `paidDeadlineTime` is present for goods, s. */
interface PayableOrder {
  orderBrief: OrderSummary
  paidDeadlineTime?: number
}

/** An order of any type and its operations; `Order` is what its page fetches. */
export class OrderModel<Order extends PayableOrder> {
  readonly order: Resource<Order>
  readonly timeLeft: Countdown
  readonly cancelling: Submission<[], true>
  readonly deleting: Submission<[], true>
  isPaying = false

  private wantsToPay: boolean

  constructor(
    private readonly app: Pick<App, 'request' | 'clock'>,
    { orderId, fetch, wantsToPay = false }: OrderSource<Order>,
  ) {
    this.wantsToPay = wantsToPay
    this.order = new Resource(fetch, (order) => this.show(order))
    this.timeLeft = new Countdown(app.clock)
    this.cancelling = new Submission(() => this.cancel(orderId))
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

  private show({ orderBrief, paidDeadlineTime = orderBrief.reserveTime ?? 0 }: Order): void {
    if (this.wantsToPay && orderBrief.orderState.name === 'UNPAID') this.setPaying(true)
    this.wantsToPay = false
    this.timeLeft.start(paidDeadlineTime, () => void this.load())
  }

  private async cancel(orderId: string): Promise<true> {
    await this.app.request(cancelOrder, { orderId, reason: NO_REASON })
    await this.load()
    return true
  }
}
