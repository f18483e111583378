/** Delays an action by a random moment, so that many phones do not send the same call at once. */
export class Jitter {
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly maxMs: number) {}

  /** Restarts. */
  start(run: () => void): void {
    this.stop()
    this.timer = setTimeout(run, Math.random() * this.maxMs)
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }
}
