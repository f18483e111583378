/** Scores are compared in steps of a thousandth. */
const SCORE_STEPS = 1000
/** More than an index has places: a score and a place fit into one number. */
const PLACES = 2 ** 20

/** What was found of so many things, with the best score of each; a score is more than 0. */
export class Matches {
  private readonly scores: Float32Array
  private readonly places: number[] = []

  constructor(private readonly size: number) {
    this.scores = new Float32Array(size)
  }

  /** How many were found. */
  get count(): number {
    return this.places.length
  }

  add(at: number, score: number): void {
    const known = this.scores[at] ?? 0
    if (known === 0) this.places.push(at)
    if (score > known) this.scores[at] = score
  }

  addAll(other: Matches): void {
    for (const at of other.places) this.add(at, other.scores[at] ?? 0)
  }

  /** What is in this one and in every other; scores add up. */
  with(others: readonly Matches[]): Matches {
    const [fewest = this, ...rest] = [this, ...others].sort((a, b) => a.count - b.count)
    const result = new Matches(this.size)
    for (const at of fewest.places) {
      let sum = fewest.scores[at] ?? 0
      const isInAll = rest.every(({ scores }) => {
        const score = scores[at] ?? 0
        sum += score
        return score > 0
      })
      if (isInAll) result.add(at, sum)
    }
    return result
  }

  /** What is in at least this many of them, and in half as many as any is in; scores add up. */
  static most(size: number, all: Iterable<Matches>, least: number): Matches {
    const counts = new Uint8Array(size)
    const sums = new Float32Array(size)
    for (const { places, scores } of all) {
      for (const at of places) {
        counts[at] = (counts[at] ?? 0) + 1
        sums[at] = (sums[at] ?? 0) + (scores[at] ?? 0)
      }
    }
    const most = counts.reduce((highest, count) => Math.max(highest, count), 0)
    const wanted = Math.max(least, most / 2)
    const result = new Matches(size)
    counts.forEach((count, at) => {
      if (count >= wanted) result.add(at, sums[at] ?? 0)
    })
    return result
  }

  /** The best first; of equal ones the earlier first. */
  ranked(): number[] {
    // Numbers of their own are sorted ten times as fast as with a comparison.
    const keys = Float64Array.from(this.places, (at) => -Math.round((this.scores[at] ?? 0) * SCORE_STEPS) * PLACES + at)
    return Array.from(keys.sort(), (key) => ((key % PLACES) + PLACES) % PLACES)
  }
}
