import { releaseSeats } from '@/contracts/seat/release-seats'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { App } from '@/services/app'

type Parts = Pick<App, 'request' | 'clock' | 'seatChoice'>

/** Picked seats while the order is filled in: kept for a while, given back when the page is left (A-SEAT-6). */
export class SeatLock {
  readonly countdown: Countdown
  isOver = false
  private isUsed = false

  constructor(
    private readonly app: Parts,
    /** Of a ticket package, one for each session. */
    private readonly seatLockIds: readonly string[],
  ) {
    this.countdown = new Countdown(app.clock)
    makeRefObservable(this, 'isUsed')
  }

  /** The shop keeps them for so many seconds still. */
  follow(seconds: number): void {
    if (!this.isUsed) this.countdown.start(seconds, this.end)
  }

  end(): void {
    this.countdown.stop()
    this.isOver = true
  }

  /** They are in an order now. */
  use(): void {
    this.isUsed = true
    this.countdown.stop()
    this.app.seatChoice.clear()
  }

  /** The page is left. */
  leave(): void {
    this.countdown.stop()
    if (this.isUsed) return
    // A lost call gives them back later: the shop does when their time is over.
    for (const seatLockId of this.seatLockIds) this.app.request(releaseSeats, { seatLockId }).catch(() => {})
  }
}
