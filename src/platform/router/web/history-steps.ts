/** Maximum time until the browser arrives, ms. */
const POP_MS = 1000

/** Moves of the router in sequence, with their history steps. */
export class HistorySteps {
  private moves: Promise<unknown> = Promise.resolve()
  private popped: (() => void) | null = null

  /** Runs a move after the previous ones; rejects only with its own error. */
  run(move: () => Promise<void> | void): Promise<void> {
    const moved = this.moves.then(move)
    this.moves = moved.catch(() => {})
    return moved
  }

  /** Resolves when all moves have ended. */
  async settled(): Promise<void> {
    await this.moves
  }

  /** Goes to another entry; resolves on arrival. */
  async go(delta: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.popped = resolve
      setTimeout(resolve, POP_MS)
      window.history.go(delta)
    })
    this.popped = null
  }

  /** Handles the arrival at an entry: true if a move was waiting for it. */
  arrive(): boolean {
    if (this.popped === null) return false
    this.popped()
    return true
  }
}
