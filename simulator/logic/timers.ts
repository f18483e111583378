type TimerCallback = (...args: unknown[]) => void

interface Timer {
  callback: TimerCallback
  args: unknown[]
  /** The clock's time in ms at which it fires. */
  due: number
  delay: number
  isRepeating: boolean
  handle: NodeJS.Timeout
}

/** Longer delays are a countdown or a poll, which a test skips with `advance` instead of waiting. */
const shortDelay = 100

/** Timers and clock of the logic layer: the real clock plus the skipped time. */
export class LogicTimers {
  private readonly timers = new Map<number, Timer>()
  private nextId = 1
  private skipped = 0

  constructor(private readonly run: (callback: () => void) => void) {}

  /** The logic layer's time in ms since 1970. */
  readonly now = (): number => Date.now() + this.skipped

  /** True while a short one-shot timer is pending: Taro's nextTick polls 5 × 20 ms, React schedules with 0 ms. */
  get hasShortTimer(): boolean {
    return [...this.timers.values()].some((timer) => !timer.isRepeating && timer.delay <= shortDelay)
  }

  set(isRepeating: boolean, callback: unknown, delay: unknown, args: unknown[]): number {
    if (typeof callback !== 'function') throw new TypeError('a timer needs a function, strings are not evaluated')
    const id = this.nextId++
    const wait = Math.max(1, Number(delay) || 0)
    const due = this.now() + wait
    const handle = setTimeout(() => this.fire(id), wait)
    this.timers.set(id, { callback: callback as TimerCallback, args, due, delay: wait, isRepeating, handle })
    return id
  }

  clear(id: unknown): void {
    const timer = this.timers.get(Number(id))
    if (!timer) return
    clearTimeout(timer.handle)
    this.timers.delete(Number(id))
  }

  clearAll(): void {
    for (const id of [...this.timers.keys()]) this.clear(id)
  }

  /**
   * Advances the clock by `ms`, firing due timers in order; `between` runs after each and lets requests and promises
   * finish, so that a chain of polls happens as in real time.
   */
  async advance(ms: number, between: () => Promise<void>): Promise<void> {
    const end = this.now() + ms
    for (let next = this.earliest(end); next; next = this.earliest(end)) {
      this.skipped += Math.max(0, next.timer.due - this.now())
      this.fire(next.id)
      await between()
    }
    this.skipped += Math.max(0, end - this.now())
    for (const [id, timer] of this.timers) this.arm(id, timer)
  }

  /** Suspends all scripts for `ms`; due timers fire once each when the user returns. */
  sleep(ms: number): void {
    this.skipped += ms
    for (const [id, timer] of this.timers) {
      timer.due = Math.max(timer.due, this.now())
      this.arm(id, timer)
    }
  }

  private earliest(end: number): { id: number; timer: Timer } | undefined {
    let found: { id: number; timer: Timer } | undefined
    for (const [id, timer] of this.timers)
      if (timer.due <= end && (!found || timer.due < found.timer.due)) found = { id, timer }
    return found
  }

  private fire(id: number): void {
    const timer = this.timers.get(id)
    if (!timer) return
    clearTimeout(timer.handle)
    if (timer.isRepeating) {
      timer.due += timer.delay
      this.arm(id, timer)
    } else {
      this.timers.delete(id)
    }
    this.run(() => timer.callback(...timer.args))
  }

  private arm(id: number, timer: Timer): void {
    clearTimeout(timer.handle)
    timer.handle = setTimeout(() => this.fire(id), Math.max(1, timer.due - this.now()))
  }
}
