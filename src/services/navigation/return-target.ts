import type { Clock } from '@/lib/clock'
import type { Target } from './navigation-target'

/** Lifetime of a login's target. */
const LIFE_MS = 10 * 60 * 1000

/** The page that a visitor wanted, opened after a finished login. */
export class ReturnTarget {
  private kept: (Target & { savedAt: number }) | null = null

  constructor(private readonly clock: Clock) {}

  remember(target: Target): void {
    this.kept = { ...target, savedAt: this.clock.now() }
  }

  forget(): void {
    this.kept = null
  }

  /** However long ago it was wanted; null if there is none. */
  get target(): Target | null {
    return this.kept
  }

  /** Consumes the target; null without a current one. */
  consume(): Target | null {
    const { kept } = this
    this.forget()
    if (kept === null) return null
    return this.clock.now() - kept.savedAt <= LIFE_MS ? { route: kept.route, params: kept.params } : null
  }
}
