import type { Clock } from '@/lib/clock'
import { makeRefObservable } from '@/lib/make-ref-observable'

/**
 * The time of the shop on a device whose clock may be wrong: an answer told the shop's time, and the device knows when it
 * came, be it minutes or days ago.
 */
export class ShopTime {
  /** How far the shop's clock is ahead of the device's, ms. */
  private aheadMs = 0

  constructor(private readonly clock: Clock) {
    makeRefObservable(this)
  }

  /** An answer with the shop's time (epoch ms) came now, or is a copy from `savedAt` on the device's clock. */
  note(serverTime: number, savedAt: number | null): void {
    const aheadMs = serverTime - (savedAt ?? this.clock.now())
    // A copy from an earlier version of the app may not say the time.
    this.aheadMs = Number.isFinite(aheadMs) ? aheadMs : 0
  }

  /** Epoch ms on the shop's clock. */
  now(): number {
    return this.clock.now() + this.aheadMs
  }
}
