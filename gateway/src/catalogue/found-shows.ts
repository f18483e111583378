import type { DemoShow } from '../demo/demo-types'

/** Places of shows that fit, in their order; only those that are requested are looked for. */
export interface FoundPlaces {
  readonly count: number
  slice(start: number, end: number): readonly number[]
}

/** A list of shows of which only the part is made that is shown. */
export class FoundShows {
  readonly length: number

  /** One part after the other; places are those of `byHeat`. */
  constructor(
    private readonly byHeat: readonly DemoShow[],
    private readonly parts: readonly FoundPlaces[],
  ) {
    this.length = parts.reduce((sum, { count }) => sum + count, 0)
  }

  /** Like that of an array. */
  slice(start: number, end: number): DemoShow[] {
    const places: number[] = []
    let before = 0
    for (const part of this.parts) {
      if (before >= end) break
      if (start < before + part.count) places.push(...part.slice(Math.max(0, start - before), end - before))
      before += part.count
    }
    return places.flatMap((place) => this.byHeat[place] ?? [])
  }
}
