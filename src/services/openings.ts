import type { Clock } from '@/lib/clock'
import type { Route } from '@/routes/route'
import type { Target } from './navigation-target'

/** Opening the same page again within this time is a double tap (CONST-013). */
const DUPLICATE_WINDOW_MS = 100

/** So is a tap on what is still on its way; a vendor that never says that a page came holds nobody for longer. */
const COMING_MS = 5000

interface Opening {
  readonly route: Route
  readonly address: string
  readonly at: number
}

/** The pages on their way, whose code is still being fetched, and the one that was asked for last. */
export class Openings {
  private last: Opening | null = null
  private readonly coming = new Set<Opening>()

  constructor(private readonly clock: Clock) {}

  /** Makes the move that brings a page: it is on its way until the move ends. Rejects as the move does. */
  async bring(target: Target, move: () => Promise<void>): Promise<void> {
    const opening = { route: target.route, address: keyOf(target), at: this.clock.now() }
    this.last = opening
    this.coming.add(opening)
    try {
      await move()
    } finally {
      this.coming.delete(opening)
    }
  }

  /** Whether this is a second tap on what was asked for last (NAV-102). */
  isDuplicate(target: Target): boolean {
    const { last } = this
    if (last?.address !== keyOf(target)) return false
    return this.clock.now() - last.at < (this.coming.has(last) ? COMING_MS : DUPLICATE_WINDOW_MS)
  }

  /** Pages on their way. */
  get routes(): Route[] {
    return [...this.coming].map(({ route }) => route)
  }
}

function keyOf({ route, params }: Target): string {
  return `${route.name}?${JSON.stringify(params)}`
}
