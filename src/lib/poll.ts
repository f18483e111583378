import type { Clock } from './clock'

export interface PollLimits {
  intervalMs: number
  /** Tries, the first one included. */
  maxCount: number
  maxTimeMs: number
}

/** Default timing of a poll. */
const USUAL: PollLimits = { intervalMs: 3000, maxCount: 10, maxTimeMs: 60_000 }

/** Polls until there is an answer, the attempts are used up or the time is over. A failed attempt is no answer. */
export class Poll<Found> {
  private readonly limits: PollLimits
  private timer: ReturnType<typeof setTimeout> | null = null
  private run = 0

  constructor(
    private readonly query: () => Promise<Found | null>,
    private readonly clock: Clock,
    limits: Partial<PollLimits> = {},
  ) {
    this.limits = { ...USUAL, ...limits }
  }

  /** The answer, or null when there was none. After a restart or a stop the earlier promise never settles. */
  start(): Promise<Found | null> {
    this.stop()
    const run = this.run
    const startedAt = this.clock.now()
    const { intervalMs, maxCount, maxTimeMs } = this.limits
    return new Promise((resolve) => {
      const attempt = async (count: number): Promise<void> => {
        const found = await this.query().catch(() => null)
        if (run !== this.run) return
        const wouldBeLate = this.clock.now() + intervalMs - startedAt > maxTimeMs
        if (found !== null || count >= maxCount || wouldBeLate) return resolve(found)
        this.timer = setTimeout(() => void attempt(count + 1), intervalMs)
      }
      void attempt(1)
    })
  }

  stop(): void {
    this.run += 1
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }
}
