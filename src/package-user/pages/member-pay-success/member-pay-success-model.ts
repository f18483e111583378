import { type GetPrimeOrderOutput, getPrimeOrder } from '@/contracts/member/get-prime-order'
import { Poll } from '@/lib/poll'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Order of a membership, fetched every three seconds until the gateway has recorded its payment or closed it. */
export class MemberPaySuccessModel {
  readonly order: Resource<GetPrimeOrderOutput>
  private readonly settled: Poll<true>

  constructor({ request, clock }: Pick<App, 'request' | 'clock'>, orderId: string) {
    this.order = new Resource(() => request(getPrimeOrder, { orderId }))
    this.settled = new Poll(() => this.fetchSettled(), clock)
  }

  load(): void {
    void this.settled.start()
  }

  /** A hidden page fetches nothing. */
  pause(): void {
    this.settled.stop()
  }

  dispose(): void {
    this.settled.stop()
  }

  private async fetchSettled(): Promise<true | null> {
    const { order } = this
    await order.load()
    // Without an answer the page offers to retry.
    const isWaiting = order.value?.orderStateName === 'UNPAID' && order.value.validTo === undefined
    return isWaiting ? null : true
  }
}
