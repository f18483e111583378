import type { Clock } from '@/lib/clock'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { Route } from '@/routes/route'
import type { Target } from './navigation-target'

/** Opening the same page again within this time is a double tap (CONST-013). */
const DUPLICATE_WINDOW_MS = 100

/** So is a tap on a page that is still opening; a vendor that never reports its end blocks taps no longer than this. */
const COMING_MS = 5000

interface Opening {
  readonly route: Route
  readonly address: string
  readonly at: number
}

/** The pages on their way, whose code is still being fetched, and the one that was requested last. */
export class Openings {
  /** The page that was requested last, while it is on its way. */
  latest: Target | null = null
  private last: Opening | null = null
  private readonly coming = new Set<Opening>()

  constructor(private readonly clock: Clock) {
    makeRefObservable(this, 'clock', 'last', 'coming')
  }

  /** Makes the move that brings a page: it is on its way until the move ends. Rejects as the move does. */
  async bring(target: Target, move: () => Promise<void>): Promise<void> {
    const opening = this.begin(target)
    try {
      await move()
    } finally {
      this.end(opening, target)
    }
  }

  /** True for a second tap on the latest request (NAV-102). */
  isDuplicate(target: Target): boolean {
    const { last } = this
    if (last?.address !== keyOf(target)) return false
    return this.clock.now() - last.at < (this.coming.has(last) ? COMING_MS : DUPLICATE_WINDOW_MS)
  }

  /** Pages on their way. */
  routes(): Route[] {
    return [...this.coming].map(({ route }) => route)
  }

  private begin(target: Target): Opening {
    const opening = { route: target.route, address: keyOf(target), at: this.clock.now() }
    this.last = opening
    this.latest = target
    this.coming.add(opening)
    return opening
  }

  private end(opening: Opening, target: Target): void {
    this.coming.delete(opening)
    if (this.latest === target) this.latest = null
  }
}

function keyOf({ route, params }: Target): string {
  return `${route.name}?${JSON.stringify(params)}`
}
