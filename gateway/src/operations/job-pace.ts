/** Runs follow each other at this distance while the shop is at work, ms. */
const AT_WORK_MS = 1_000
/** The shop is at work for this long after a change, ms. */
const WORKS_MS = 5_000
/** The longest rest: what no due time announces, such as the next sale, is found after it, ms. */
const LONGEST_REST_MS = 15_000

/** Runs work every second while anything changes; otherwise when the next thing falls due, and every fifteen seconds. */
export class JobPace {
  private timer: ReturnType<typeof setTimeout> | undefined
  private changedAt = Number.NEGATIVE_INFINITY
  private isRunning = false
  private isStopped = false

  constructor(
    private readonly now: () => number,
    private readonly run: () => Promise<void>,
    private readonly nextDueAt: () => Promise<number | null>,
  ) {}

  start(): void {
    this.schedule(AT_WORK_MS)
  }

  /** Something was changed: the next run is a second away at most. */
  wake(): void {
    const wasResting = !this.isAtWork
    this.changedAt = performance.now()
    if (wasResting && !this.isRunning) this.schedule(AT_WORK_MS)
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  private get isAtWork(): boolean {
    return performance.now() - this.changedAt < WORKS_MS
  }

  private schedule(delayMs: number): void {
    clearTimeout(this.timer)
    if (!this.isStopped) this.timer = setTimeout(() => void this.beat(), delayMs)
  }

  private async beat(): Promise<void> {
    this.isRunning = true
    await this.run()
    const restMs = this.isAtWork ? AT_WORK_MS : await this.restMs()
    this.isRunning = false
    this.schedule(this.isAtWork ? AT_WORK_MS : restMs)
  }

  /** Time until the next deadline; overdue work counts like work in progress. */
  private async restMs(): Promise<number> {
    const dueAt = await this.nextDueAt()
    if (dueAt === null) return LONGEST_REST_MS
    return Math.min(LONGEST_REST_MS, Math.max(AT_WORK_MS, dueAt - this.now()))
  }
}
