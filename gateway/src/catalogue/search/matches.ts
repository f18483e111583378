/** Scores are compared in steps of a thousandth. */
const SCORE_STEPS = 1000
/** More than the places of an index: a score and a place fit into one number. */
const PLACES = 2 ** 20

/** Fraction of results below which the best are selected instead of sorting all. */
const PICKED = 8

/** Matches with their best scores; a score is positive. */
export class Matches {
  private readonly scores: Float32Array
  private readonly found: number[] = []

  constructor(private readonly size: number) {
    this.scores = new Float32Array(size)
  }

  /** Number of matches. */
  get count(): number {
    return this.found.length
  }

  add(at: number, score: number): void {
    const known = this.scores[at] ?? 0
    if (known === 0) this.found.push(at)
    if (score > known) this.scores[at] = score
  }

  /** Places in any order. */
  get places(): Iterable<number> {
    return this.found
  }

  addAll(other: Matches): void {
    for (const at of other.found) this.add(at, other.scores[at] ?? 0)
  }

  /** The matches at other places of an index of `size`; without those at -1. */
  moved(places: readonly number[], size: number): Matches {
    const result = new Matches(size)
    for (const at of this.found) {
      const place = places[at] ?? -1
      if (place >= 0) result.add(place, this.scores[at] ?? 0)
    }
    return result
  }

  /** Intersection with all others; scores add up. */
  with(others: readonly Matches[]): Matches {
    if (others.length === 0) return this
    const [fewest = this, ...rest] = [this, ...others].sort((a, b) => a.count - b.count)
    const result = new Matches(this.size)
    for (const at of fewest.found) {
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

  /** Matches of at least `size` terms, and of half the best match; scores add up. */
  static most(size: number, all: Iterable<Matches>, least: number): Matches {
    const counts = new Uint8Array(size)
    const sums = new Float32Array(size)
    for (const { found, scores } of all) {
      for (const at of found) {
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

  /** Places by descending score; equal ones by ascending place. */
  ranked(): number[] {
    return placesOf(this.keysOf(this.found).sort())
  }

  /** Matches within a set, ranked lazily. */
  within(set: { has(at: number): boolean }): { count: number; slice(start: number, end: number): number[] } {
    const keys = this.keysOf(this.found.filter((at) => set.has(at)))
    return {
      count: keys.length,
      slice: (start, end) => {
        const best = end * PICKED < keys.length ? lowest(keys, end) : keys.slice().sort()
        return placesOf(best.subarray(start, end))
      },
    }
  }

  /** Score and place in one number: plain numbers sort ten times as fast as with a comparator. */
  private keysOf(places: readonly number[]): Float64Array {
    return Float64Array.from(places, (at) => -Math.round((this.scores[at] ?? 0) * SCORE_STEPS) * PLACES + at)
  }
}

function placesOf(keys: Float64Array): number[] {
  return Array.from(keys, (key) => ((key % PLACES) + PLACES) % PLACES)
}

/** The `count` lowest keys, ascending: inserts each into a sorted window. */
function lowest(keys: Float64Array, count: number): Float64Array {
  const kept = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  for (const key of keys) {
    if (key >= (kept[count - 1] ?? 0)) continue
    let at = count - 1
    for (; at > 0 && (kept[at - 1] ?? 0) > key; at -= 1) kept[at] = kept[at - 1] ?? 0
    kept[at] = key
  }
  return kept
}
