import { runInAction } from 'mobx'
import type { Clock } from './clock'
import { makeRefObservable } from './make-ref-observable'

/**
 * Counts whole seconds down to zero. It trusts the number of seconds it was given, never the device's date,
 * and re-reads the clock at each tick, so a sleeping phone wakes up with the right number.
 */
export class Countdown {
  /** Whole seconds left; 0 when it has ended or never ran. */
  secondsLeft = 0

  private endsAt = 0
  private timer: ReturnType<typeof setTimeout> | null = null
  private onEnd: (() => void) | null = null

  constructor(private readonly clock: Clock) {
    makeRefObservable(this, 'endsAt', 'timer', 'onEnd')
  }

  get isRunning(): boolean {
    return this.secondsLeft > 0
  }

  /** Restarts; `onEnd` is called once, when zero is reached, and not when it is stopped. */
  start(seconds: number, onEnd?: () => void): void {
    this.stop()
    if (seconds <= 0) return
    this.endsAt = this.clock.now() + seconds * 1000
    this.secondsLeft = Math.ceil(seconds)
    this.onEnd = onEnd ?? null
    this.awaitTick()
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.secondsLeft = 0
  }

  /** At the next whole second: countdowns of one answer change together and are drawn in one frame. */
  private awaitTick(): void {
    const msLeft = this.endsAt - this.clock.now()
    this.timer = setTimeout(() => this.tick(), msLeft % 1000 || 1000)
  }

  private tick(): void {
    runInAction(() => {
      this.secondsLeft = Math.max(0, Math.ceil((this.endsAt - this.clock.now()) / 1000))
    })
    if (this.secondsLeft > 0) {
      this.awaitTick()
      return
    }
    this.stop()
    this.onEnd?.()
  }
}
