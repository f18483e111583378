import type { Clock } from '@/lib/clock'
import { makeRefObservable } from '@/lib/make-ref-observable'

/**
 * Shop time on a device whose clock may be wrong, derived from the server time of an answer and its arrival, even days
 * ago.
 */
export class ShopTime {
  /** Lead of the shop's clock over the device's, ms. */
  private aheadMs = 0

  constructor(private readonly clock: Clock) {
    makeRefObservable(this)
  }

  /** Records a server time (epoch ms) that arrived now, or was stored at `savedAt` on the device's clock. */
  record(serverTime: number, savedAt: number | null): void {
    const aheadMs = serverTime - (savedAt ?? this.clock.now())
    // Copies from an earlier app version may lack the time.
    this.aheadMs = Number.isFinite(aheadMs) ? aheadMs : 0
  }

  /** Epoch ms on the shop's clock. */
  now(): number {
    return this.clock.now() + this.aheadMs
  }
}
