import { type ListOrdersInput, listOrders } from '@/contracts/order/list-orders'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import type { IconName } from '@/ui/icon/icon-name'

/** Shortcuts to orders in a state; those with something still to come are counted. */
export const ORDER_SHORTCUTS = [
  { key: 'unpaid', icon: 'credit-card', isCounted: true, tab: 'TICKET', orderState: 'UNPAID' },
  { key: 'upcoming', icon: 'ticket', isCounted: true, tab: 'TICKET', orderState: 'DELIVERING' },
  { key: 'parcels', icon: 'truck', isCounted: true, tab: 'OTHER', orderState: 'DELIVERING_EXPRESS' },
  { key: 'refunded', icon: 'refresh-cw', isCounted: false, tab: 'HISTORY', orderState: 'REFUNDED_TICKET' },
] as const satisfies readonly (OrderState & { key: string; icon: IconName; isCounted: boolean })[]

type OrderState = Required<Pick<ListOrdersInput, 'tab' | 'orderState'>>
type StateKey = (typeof ORDER_SHORTCUTS)[number]['key']

/** Number of the user's orders in each open state. */
export class OrderCounts {
  private readonly counts: ReadonlyMap<StateKey, Resource<number>>

  constructor(private readonly app: Pick<App, 'request' | 'session'>) {
    const counted = ORDER_SHORTCUTS.filter(({ isCounted }) => isCounted)
    this.counts = new Map(counted.map((state) => [state.key, new Resource(() => this.count(state))]))
    makeRefObservable(this)
  }

  /** 0 for a visitor, for a state that is not counted, and until it is known. */
  of(state: StateKey): number {
    return this.counts.get(state)?.value ?? 0
  }

  load(): Promise<unknown> {
    return Promise.all([...this.counts.values()].map((count) => count.load()))
  }

  private async count({ tab, orderState }: OrderState): Promise<number> {
    if (!this.app.session.isLoggedIn) return 0
    return (await this.app.request(listOrders, { tab, orderState, offset: 0, length: 1 })).total
  }
}
