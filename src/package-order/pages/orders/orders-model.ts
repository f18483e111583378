import { type ListOrdersInput, listOrders, type OrderTab } from '@/contracts/order/list-orders'
import type { OrderSummary } from '@/contracts/order/order-summary'
import { PAGE_LENGTH } from '@/contracts/page'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { OrdersParams } from '@/routes/order-routes'
import type { App } from '@/services/app'
import type { Addressable } from '@/shell/use-address'

export const ORDER_TABS = ['TICKET', 'OTHER', 'HISTORY'] as const satisfies readonly OrderTab[]

const CURRENT_STATES = ['UNPAID', 'DELIVERING', 'RESERVE', 'DELIVERING_EXPRESS'] as const
const PAST_STATES = ['SUCCEEDED', 'REFUNDED_TICKET', 'CANCELED'] as const

export type FilteredState = (typeof CURRENT_STATES | typeof PAST_STATES)[number] & ListOrdersInput['orderState']

/** States that filter the orders of a tab. */
export function statesOf(tab: OrderTab): readonly FilteredState[] {
  return tab === 'HISTORY' ? PAST_STATES : CURRENT_STATES
}

/** Orders of the user in three groups, filtered by state (ORDER-011). */
export class OrdersModel implements Addressable<OrdersParams> {
  tab: OrderTab = 'TICKET'
  /** Null: any state. */
  state: FilteredState | null = null
  readonly orders: PagedList<OrderSummary>

  constructor({ request }: Pick<App, 'request'>) {
    this.orders = new PagedList((offset) => {
      const { tab, state } = this
      return request(listOrders, { tab, ...(state && { orderState: state }), offset, length: PAGE_LENGTH })
    })
    makeRefObservable(this)
  }

  get addressParams(): OrdersParams {
    return { tab: this.tab === 'TICKET' ? undefined : this.tab, state: this.state ?? undefined }
  }

  enter(params: Partial<OrdersParams> | null): void {
    if (params === null) return
    const tab = ORDER_TABS.find((known) => known === params.tab) ?? 'TICKET'
    const state = statesOf(tab).find((known) => known === params.state) ?? null
    if (tab === this.tab && state === this.state) return
    this.tab = tab
    this.state = state
    if (this.orders.status !== 'idle') void this.orders.restart()
  }

  choose(tab: OrderTab): void {
    this.enter({ tab })
  }

  /** Filters by a state; the same state again removes the filter. */
  filter(state: FilteredState | null): void {
    this.enter({ tab: this.tab, state: state === this.state ? undefined : (state ?? undefined) })
  }
}
