import { releaseSeats } from '@/contracts/seat/release-seats'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { App } from '@/services/app'

type Parts = Pick<App, 'request' | 'clock' | 'seatChoice'>

/** Lock on picked seats during the order confirmation: limited in time, released when the page closes (A-SEAT-6). */
export class SeatLock {
  readonly countdown: Countdown
  isOver = false
  private isUsed = false

  constructor(
    private readonly app: Parts,
    /** One per session for a ticket package. */
    private readonly seatLockIds: readonly string[],
  ) {
    this.countdown = new Countdown(app.clock)
    makeRefObservable(this, 'isUsed')
  }

  /** Sets the seconds for which the shop still locks the seats. */
  follow(seconds: number): void {
    if (!this.isUsed) this.countdown.start(seconds, this.end)
  }

  end(): void {
    this.countdown.stop()
    this.isOver = true
  }

  /** Marks the seats as ordered. */
  use(): void {
    this.isUsed = true
    this.countdown.stop()
    this.app.seatChoice.clear()
  }

  /** Releases the seats when the page closes. */
  leave(): void {
    this.countdown.stop()
    if (this.isUsed) return
    // If the call is lost, the shop releases them when the lock expires.
    for (const seatLockId of this.seatLockIds) this.app.request(releaseSeats, { seatLockId }).catch(() => {})
  }
}
