import { type GetPrimeOrderOutput, getPrimeOrder } from '@/contracts/member/get-prime-order'
import { type GetPaySuccessOutput, getPaySuccess } from '@/contracts/order/get-pay-success'
import { Poll } from '@/lib/poll'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** A membership that is paid or waits for its payment; or why there is none for this user (D-36). */
type Membership = { order: GetPrimeOrderOutput } | { refusal: GetPaySuccessOutput }

/** Order of a membership, fetched every three seconds until the gateway has recorded its payment or closed it. */
export class MemberPaySuccessModel {
  readonly membership: Resource<Membership>
  private readonly settled: Poll<true>

  constructor(
    private readonly app: Pick<App, 'request' | 'clock'>,
    private readonly orderId: string,
  ) {
    this.membership = new Resource(() => this.fetch())
    this.settled = new Poll(() => this.fetchSettled(), app.clock)
  }

  /** Order of a membership that has begun; null without one. */
  get joined(): GetPrimeOrderOutput | null {
    const { value } = this.membership
    return value && 'order' in value && value.order.validTo !== undefined ? value.order : null
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

  private async fetch(): Promise<Membership> {
    const { orderId } = this
    const { request } = this.app
    const answer = await request(getPaySuccess, { orderId, orderType: 'member' })
    const { result } = answer
    return result === 'PAID' || result === 'UNPAID'
      ? { order: await request(getPrimeOrder, { orderId }) }
      : { refusal: answer }
  }

  private async fetchSettled(): Promise<true | null> {
    await this.membership.load()
    const { value } = this.membership
    // Without an answer the page offers to retry.
    return value && 'order' in value && this.joined === null ? null : true
  }
}
