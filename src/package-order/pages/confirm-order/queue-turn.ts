import type { QueuePlace } from '@/contracts/order/queue-place'
import { placeAfter } from '@/domain/queue-place'
import type { Clock } from '@/lib/clock'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'

/** Buyer's place in the queue of a hot show, updated as it moves (CAT-076). */
export class QueueTurn {
  /** Counts down to the turn, then to its end. */
  readonly countdown: Countdown
  state: 'none' | 'waiting' | 'turn' = 'none'
  private latest: QueuePlace | null = null

  constructor(clock: Clock) {
    this.countdown = new Countdown(clock)
    makeRefObservable(this)
  }

  get place(): number {
    return this.latest === null ? 0 : placeAfter(this.latest, this.countdown.secondsLeft)
  }

  follow(place: QueuePlace | undefined): void {
    this.leave()
    if (!place) return
    this.latest = place
    if (place.waitSeconds === 0) this.begin()
    else this.wait(place.waitSeconds)
  }

  /** Ends the turn after use, or when the page closes. */
  leave(): void {
    this.countdown.stop()
    this.state = 'none'
  }

  private wait(seconds: number): void {
    this.state = 'waiting'
    this.countdown.start(seconds, () => this.begin())
  }

  private begin(): void {
    this.state = 'turn'
    this.countdown.start(this.latest?.turnSeconds ?? 0, () => this.leave())
  }
}
