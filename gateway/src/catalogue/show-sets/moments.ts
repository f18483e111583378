import { sortedPlaces } from './show-order'
import { ShowSet } from './show-set'

/** One moment per show, epoch ms: finds passed ones without reading the shows. */
export class Moments {
  /** Places by moment; the hotter show first among equals. */
  private readonly places: Uint32Array
  private readonly times: Float64Array
  private readonly passedNow: ShowSet
  private count = 0

  /** `times` by place; infinity for moments that never pass. */
  constructor(times: Float64Array) {
    this.places = sortedPlaces(times)
    this.times = Float64Array.from(this.places, (place) => times[place] ?? 0)
    this.passedNow = new ShowSet(times.length)
  }

  /** Shows whose moment has passed. The set is reused by the next call: neither keep nor change it. */
  passed(now: number): ShowSet {
    for (; this.timeAt(this.count) <= now; this.count += 1) this.passedNow.add(this.places[this.count] ?? 0)
    for (; this.timeAt(this.count - 1) > now; this.count -= 1) this.passedNow.delete(this.places[this.count - 1] ?? 0)
    return this.passedNow
  }

  /** Places with a future moment, the next one first. */
  *coming(now: number): Iterable<number> {
    this.passed(now)
    for (let at = this.count; this.timeAt(at) < Number.POSITIVE_INFINITY; at += 1) yield this.places[at] ?? 0
  }

  private timeAt(at: number): number {
    if (at < 0) return Number.NEGATIVE_INFINITY
    return this.times[at] ?? Number.POSITIVE_INFINITY
  }
}
