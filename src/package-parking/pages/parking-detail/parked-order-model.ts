import { getParkingOrder } from '@/contracts/parking/get-parking-order'
import type { ParkingOrder } from '@/contracts/parking/parking-order'
import type { Id } from '@/contracts/wire-types'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { fetchPayable, type PayableOrder } from '@/services/payment/payable-order'
import type { BoughtOn } from '@/services/payment/payment-result-route'

/** An order, and the page after its payment. */
type ParkingToPay = PayableOrder & { boughtOn: BoughtOn }

/** A parking order: what was paid, and the time left to leave (PARK-003). */
export class ParkedOrderModel {
  readonly order: Resource<ParkingOrder>
  readonly timeToLeave: Countdown
  /** Opens the payment of an unpaid order. */
  readonly opening: Submission<[], ParkingToPay>
  paying: ParkingToPay | null = null

  constructor(
    private readonly app: Pick<App, 'request' | 'clock'>,
    private readonly orderId: Id,
  ) {
    this.timeToLeave = new Countdown(app.clock)
    this.order = new Resource(
      () => app.request(getParkingOrder, { orderId }),
      (order) => this.countDown(order),
    )
    this.opening = new Submission(() => this.findPayable())
    makeRefObservable(this)
  }

  load(): void {
    void this.order.load()
  }

  pause(): void {
    this.timeToLeave.stop()
  }

  dispose(): void {
    this.pause()
  }

  async pay(): Promise<void> {
    const payable = await this.opening.submit()
    if (payable) this.setPaying(payable)
  }

  leaveSheet(): void {
    this.setPaying(null)
    this.load()
  }

  private setPaying(paying: ParkingToPay | null): void {
    this.paying = paying
  }

  private countDown({ leaveBefore = 0, state }: ParkingOrder): void {
    if (state === 'PAID') this.timeToLeave.start((leaveBefore - this.app.clock.now()) / 1000)
    else this.timeToLeave.stop()
  }

  private async findPayable(): Promise<ParkingToPay> {
    return { ...(await fetchPayable(this.app.request, this.orderId)), boughtOn: 'parking-detail' }
  }
}
