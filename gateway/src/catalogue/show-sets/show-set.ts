const WORD_BITS = 32
const LOW_BITS = WORD_BITS - 1

/** A bit set of shows by place: thirty thousand fit into 4 KB and are compared word by word. */
export class ShowSet {
  private readonly words: Uint32Array

  /** Empty set for places from 0 to less than `size`. */
  constructor(readonly size: number) {
    this.words = new Uint32Array(Math.ceil(size / WORD_BITS))
  }

  static of(size: number, places: Iterable<number>): ShowSet {
    const set = new ShowSet(size)
    for (const place of places) set.add(place)
    return set
  }

  static union(size: number, sets: Iterable<ShowSet>): ShowSet {
    const result = new ShowSet(size)
    for (const set of sets) result.addAll(set)
    return result
  }

  has(place: number): boolean {
    return (((this.words[place >>> 5] ?? 0) >>> (place & LOW_BITS)) & 1) === 1
  }

  add(place: number): void {
    this.words[place >>> 5] = (this.words[place >>> 5] ?? 0) | (1 << (place & LOW_BITS))
  }

  delete(place: number): void {
    this.words[place >>> 5] = (this.words[place >>> 5] ?? 0) & ~(1 << (place & LOW_BITS))
  }

  addAll(other: ShowSet): void {
    for (let at = 0; at < this.words.length; at += 1) this.words[at] = (this.words[at] ?? 0) | (other.words[at] ?? 0)
  }

  and(other: ShowSet): ShowSet {
    const result = new ShowSet(this.size)
    for (let at = 0; at < this.words.length; at += 1) result.words[at] = (this.words[at] ?? 0) & (other.words[at] ?? 0)
    return result
  }

  without(other: ShowSet): ShowSet {
    const result = new ShowSet(this.size)
    for (let at = 0; at < this.words.length; at += 1) result.words[at] = (this.words[at] ?? 0) & ~(other.words[at] ?? 0)
    return result
  }

  get count(): number {
    let sum = 0
    for (let at = 0; at < this.words.length; at += 1) sum += bitsIn(this.words[at] ?? 0)
    return sum
  }

  /** Places, ascending, from the `start`th to before the `end`th. */
  slice(start = 0, end = Number.POSITIVE_INFINITY): number[] {
    const [first, before] = this.wordWith(start)
    const places: number[] = []
    const wanted = end - before
    for (let at = first; at < this.words.length && places.length < wanted; at += 1) {
      // Removes the lowest bit until none is left.
      for (let word = this.words[at] ?? 0; word !== 0; word &= word - 1) {
        places.push(at * WORD_BITS + LOW_BITS - Math.clz32(word & -word))
      }
    }
    return places.slice(start - before, Math.max(start - before, wanted))
  }

  /** Word with the `nth` place, and the number of places before that word. */
  private wordWith(nth: number): [word: number, before: number] {
    let before = 0
    for (let at = 0; at < this.words.length; at += 1) {
      const bits = bitsIn(this.words[at] ?? 0)
      if (before + bits > nth) return [at, before]
      before += bits
    }
    return [this.words.length, before]
  }
}

/** Number of set bits in a word, counted in parallel. */
function bitsIn(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555)
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
