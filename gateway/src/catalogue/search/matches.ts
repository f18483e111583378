/** Scores are compared in steps of a thousandth. */
const SCORE_STEPS = 1000
/** More than an index has places: a score and a place fit into one number. */
const PLACES = 2 ** 20

/** What was found, with the best score of each. */
export class Matches {
  private readonly scores = new Map<number, number>()

  get size(): number {
    return this.scores.size
  }

  add(at: number, score: number): void {
    const known = this.scores.get(at)
    if (known === undefined || known < score) this.scores.set(at, score)
  }

  /** What is in one of them. */
  static any(all: readonly Matches[]): Matches {
    const result = new Matches()
    for (const { scores } of all) for (const [at, score] of scores) result.add(at, score)
    return result
  }

  /** What is in every one of them; scores add up. */
  static all(all: readonly Matches[]): Matches {
    const result = new Matches()
    const [fewest, ...others] = [...all].sort((a, b) => a.size - b.size)
    for (const [at, score] of fewest?.scores ?? []) {
      if (!others.every(({ scores }) => scores.has(at))) continue
      result.add(
        at,
        others.reduce((sum, { scores }) => sum + (scores.get(at) ?? 0), score),
      )
    }
    return result
  }

  /** What is in at least this many of them, and in half as many as any is in; scores add up. */
  static most(all: readonly Matches[], least: number): Matches {
    const counts = new Map<number, number>()
    const sums = new Map<number, number>()
    for (const { scores } of all) {
      for (const [at, score] of scores) {
        counts.set(at, (counts.get(at) ?? 0) + 1)
        sums.set(at, (sums.get(at) ?? 0) + score)
      }
    }
    let most = 0
    for (const count of counts.values()) most = Math.max(most, count)
    const result = new Matches()
    const wanted = Math.max(least, most / 2)
    for (const [at, count] of counts) if (count >= wanted) result.add(at, sums.get(at) ?? 0)
    return result
  }

  /** The best first; of equal ones the earlier first. */
  ranked(): number[] {
    // Numbers of their own are sorted ten times as fast as with a comparison.
    const keys = new Float64Array(this.size)
    let index = 0
    for (const [at, score] of this.scores) {
      keys[index] = -Math.round(score * SCORE_STEPS) * PLACES + at
      index += 1
    }
    return Array.from(keys.sort(), (key) => ((key % PLACES) + PLACES) % PLACES)
  }
}
