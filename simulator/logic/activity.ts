/** Counts work that is under way (requests, vendor calls, setData), so that a test can wait until nothing moves. */
export class Activity {
  private pending = 0
  /** Increases with every event; equal readings mean that nothing happened. */
  private happened = 0

  /** Registers work; call the result once when it ends. */
  begin(): () => void {
    this.pending += 1
    this.happened += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.pending -= 1
      this.happened += 1
    }
  }

  get isBusy(): boolean {
    return this.pending > 0
  }

  get reading(): number {
    return this.happened
  }
}
