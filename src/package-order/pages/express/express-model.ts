import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type GetExpressOutput, getExpress } from '@/contracts/order/get-express'
import { type GetOrderOutput, getOrder } from '@/contracts/order/get-order'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { orderRoute } from '@/services/navigation/order-route'

/** The parcel of an order, with where the order sends it (ORDER-008, ORDER-054). */
export class ExpressModel {
  readonly express: Resource<GetExpressOutput>
  /** Adds the address and the kind of order; the parcel is shown without it too. */
  readonly order: Resource<GetOrderOutput>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation'>,
    private readonly orderId: string,
  ) {
    this.express = new Resource(() => app.request(getExpress, { orderId }))
    this.order = new Resource(() => app.request(getOrder, { orderId }))
  }

  get isUnsent(): boolean {
    return this.express.error?.statusCode === BUSINESS_ERROR.notFound
  }

  load(): void {
    void this.express.load()
    void this.order.load()
  }

  openOrder(): void {
    const { orderId } = this
    void this.app.navigation.backTo(orderRoute(this.order.value?.orderBrief.orderType), { orderId })
  }
}
