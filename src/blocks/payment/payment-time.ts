import type { PaymentOption } from '@/contracts/payment/list-cashiers'
import type { Clock } from '@/lib/clock'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'

type TimedOption = Pick<PaymentOption, 'paymentProduct' | 'payReserveTime'>

/** The time to pay an order: each way to pay has its own (PAY-068), and the order ends all of them. */
export class PaymentTime {
  readonly left: Countdown
  /** True if the time of every payment method, and of the order with them, is over. */
  isOver = false
  private options: readonly TimedOption[] = []
  /** Arrival of the payment methods, ms. */
  private offeredAt = 0
  /** Seconds from then on that the order itself can be paid. */
  private orderSeconds = Number.POSITIVE_INFINITY

  constructor(private readonly clock: Clock) {
    this.left = new Countdown(clock)
    makeRefObservable(this, 'options', 'offeredAt', 'orderSeconds')
  }

  /** Seconds that the order can be paid, whatever it is paid with. */
  limitTo(orderSeconds: number): void {
    this.orderSeconds = orderSeconds
  }

  /** The ways to pay came, with the seconds that each may be used. */
  begin(options: readonly TimedOption[]): void {
    this.options = options
    this.offeredAt = this.clock.now()
  }

  /** Counts the time of this way to pay. */
  follow(product: string | null): void {
    this.left.start(this.secondsOf(product), () => this.end())
  }

  stop(): void {
    this.left.stop()
  }

  private secondsOf(product: string | null): number {
    const option = this.options.find(({ paymentProduct }) => paymentProduct === product)
    if (!option) return 0
    const seconds = Math.min(option.payReserveTime, this.orderSeconds)
    return seconds - (this.clock.now() - this.offeredAt) / 1000
  }

  private end(): void {
    this.isOver = this.options.every(({ paymentProduct }) => this.secondsOf(paymentProduct) <= 0)
  }
}
