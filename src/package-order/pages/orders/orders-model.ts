import { listOrders, type OrderTab } from '@/contracts/order/list-orders'
import type { OrderSummary } from '@/contracts/order/order-summary'
import { PAGE_LENGTH } from '@/contracts/page'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/services/app'

export const ORDER_TABS = ['TICKET', 'OTHER', 'HISTORY'] as const satisfies readonly OrderTab[]

/** The user's orders in three groups. */
export class OrdersModel {
  tab: OrderTab = 'TICKET'
  readonly orders: PagedList<OrderSummary>

  constructor({ request }: Pick<App, 'request'>) {
    this.orders = new PagedList((offset) => request(listOrders, { tab: this.tab, offset, length: PAGE_LENGTH }))
    makeRefObservable(this)
  }

  choose(tab: OrderTab): void {
    this.tab = tab
    void this.orders.restart()
  }
}
