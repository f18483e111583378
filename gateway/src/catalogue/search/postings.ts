/** Where a term stands, in rising order, and how much that says. */
export class Postings {
  private readonly at: number[] = []
  private readonly weights: number[] = []

  get length(): number {
    return this.at.length
  }

  /** Only at the last place or behind it; of two weights at one place the greater one counts. */
  add(at: number, weight: number): void {
    const last = this.at.length - 1
    if (this.at[last] === at) {
      this.weights[last] = Math.max(this.weights[last] ?? 0, weight)
      return
    }
    this.at.push(at)
    this.weights.push(weight)
  }

  forEach(visit: (at: number, weight: number) => void): void {
    for (let index = 0; index < this.at.length; index += 1) visit(this.at[index] ?? 0, this.weights[index] ?? 0)
  }

  /** 0 where the term does not stand. */
  weightOf(at: number): number {
    let low = 0
    let high = this.at.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.at[middle] ?? 0
      if (found === at) return this.weights[middle] ?? 0
      if (found < at) low = middle + 1
      else high = middle - 1
    }
    return 0
  }
}
