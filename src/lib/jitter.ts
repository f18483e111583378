/** Does something a moment later, each time another: what many phones wait for, they do not all ask for at once. */
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
