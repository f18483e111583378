import { type ListOrdersInput, listOrders } from '@/contracts/order/list-orders'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

type Counted = Pick<ListOrdersInput, 'tab' | 'orderState'>

const COUNTED = {
  unpaid: { tab: 'TICKET', orderState: 'UNPAID' },
  upcoming: { tab: 'TICKET', orderState: 'DELIVERING' },
  parcels: { tab: 'OTHER', orderState: 'DELIVERING_EXPRESS' },
} as const satisfies Record<string, Counted>

export type CountedState = keyof typeof COUNTED

/** Number of the user's orders in each open state. */
export class OrderCounts {
  private readonly counts: Record<CountedState, Resource<number>>

  constructor(private readonly app: Pick<App, 'request' | 'session'>) {
    const counted = (wanted: Counted) => new Resource(() => this.count(wanted))
    this.counts = {
      unpaid: counted(COUNTED.unpaid),
      upcoming: counted(COUNTED.upcoming),
      parcels: counted(COUNTED.parcels),
    }
    makeRefObservable(this)
  }

  /** 0 for a visitor, and until it is known. */
  of(state: CountedState): number {
    return this.counts[state].value ?? 0
  }

  load(): Promise<unknown> {
    return Promise.all(Object.values(this.counts).map((count) => count.load()))
  }

  private async count(wanted: Counted): Promise<number> {
    if (!this.app.session.isLoggedIn) return 0
    return (await this.app.request(listOrders, { ...wanted, offset: 0, length: 1 })).total
  }
}
