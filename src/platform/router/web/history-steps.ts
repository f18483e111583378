/** A browser that does not arrive is waited for this long, ms. */
const POP_MS = 1000

/** Moves of the router, one after the other, and their steps through the browser's history. */
export class HistorySteps {
  private moves: Promise<unknown> = Promise.resolve()
  private popped: (() => void) | null = null

  /** Runs a move after those before it; rejects only with its own error. */
  run(move: () => Promise<void> | void): Promise<void> {
    const moved = this.moves.then(move)
    this.moves = moved.catch(() => {})
    return moved
  }

  /** Resolves when every move has ended. */
  async settled(): Promise<void> {
    await this.moves
  }

  /** Goes to another entry and resolves there. */
  async go(delta: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.popped = resolve
      setTimeout(resolve, POP_MS)
      window.history.go(delta)
    })
    this.popped = null
  }

  /** The browser has arrived at an entry: true if a step of a move was waiting for it. */
  arrive(): boolean {
    if (this.popped === null) return false
    this.popped()
    return true
  }
}
