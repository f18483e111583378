/** Positions and weights of terms, one term after the other: about five bytes per position. */
interface Pool {
  at: Uint32Array
  weights: Uint8Array
}

/** Positions of a term, ascending, with their weights. */
export class Postings {
  constructor(
    private readonly pool: Pool,
    private readonly from: number,
    readonly length: number,
  ) {}

  forEach(visit: (at: number, weight: number) => void): void {
    const { at, weights } = this.pool
    const end = this.from + this.length
    for (let index = this.from; index < end; index += 1) visit(at[index] ?? 0, weights[index] ?? 0)
  }

  /** Returns the weight of the term at ascending positions: 0 if absent. */
  reader(): (at: number) => number {
    const { at: places, weights } = this.pool
    const end = this.from + this.length
    let index = this.from
    return (wanted) => {
      const isNotBeyond = (at: number) => at < end && (places[at] ?? 0) <= wanted
      // Galloping search: doubling leaps, then halving; the next position takes one step.
      let leap = 1
      for (; isNotBeyond(index + leap); leap *= 2) index += leap
      for (; leap >= 1; leap >>= 1) if (isNotBeyond(index + leap)) index += leap
      return places[index] === wanted ? (weights[index] ?? 0) : 0
    }
  }
}

interface Growing {
  at: number[]
  weights: number[]
}

/** Collects the positions of terms. */
export class PostingsBuilder {
  private readonly terms = new Map<string, Growing>()
  private size = 0

  /** Positions ascend per term; of two weights at one position the greater one counts. 1 to 255. */
  add(term: string, at: number, weight: number): void {
    const known = this.terms.get(term)
    if (known === undefined) this.terms.set(term, { at: [at], weights: [weight] })
    else {
      const last = known.at.length - 1
      if (known.at[last] === at) {
        known.weights[last] = Math.max(known.weights[last] ?? 0, weight)
        return
      }
      known.at.push(at)
      known.weights.push(weight)
    }
    this.size += 1
  }

  /** Iterates over all terms with their postings. */
  *build(): Iterable<[term: string, postings: Postings]> {
    const pool = { at: new Uint32Array(this.size), weights: new Uint8Array(this.size) }
    let from = 0
    for (const [term, { at, weights }] of this.terms) {
      pool.at.set(at, from)
      pool.weights.set(weights, from)
      yield [term, new Postings(pool, from, at.length)]
      from += at.length
    }
  }
}
