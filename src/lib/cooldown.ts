/** Taps and checks that follow each other within this time count once, ms (LOGIN-037, USER-046). */
const TAP_COOLDOWN_MS = 500

/** A time after an act in which it is not repeated. */
export class Cooldown {
  private isRunning = false

  constructor(private readonly ms = TAP_COOLDOWN_MS) {}

  /** True if the act may happen now; the time then begins. */
  begin(): boolean {
    if (this.isRunning) return false
    this.isRunning = true
    setTimeout(() => {
      this.isRunning = false
    }, this.ms)
    return true
  }
}
