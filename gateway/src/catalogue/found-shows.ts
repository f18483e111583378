import type { Show } from './entities/show'

/** Places of matching shows in order, evaluated lazily. */
export interface FoundPlaces {
  readonly count: number
  slice(start: number, end: number): readonly number[]
}

/** A list of shows that materialises only the requested part. */
export class FoundShows {
  readonly length: number

  /** Concatenates parts; places are those of `byHeat`. */
  constructor(
    private readonly byHeat: readonly Show[],
    private readonly parts: readonly FoundPlaces[],
  ) {
    this.length = parts.reduce((sum, { count }) => sum + count, 0)
  }

  /** Like that of an array. */
  slice(start: number, end: number): Show[] {
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
