import { runInAction } from 'mobx'
import { makeRefObservable } from './make-ref-observable'

/** Cache status that a call reports with its answer. */
interface CopyOptions {
  onCached(savedAt: number): void
}

/** True if the content is fresh, false for an earlier copy. */
export class CacheStatus {
  /** From when the copy is, in epoch ms; null while what is shown is fresh. */
  savedAt: number | null = null

  constructor() {
    makeRefObservable(this)
  }

  /** Makes a call with these options and notes of what kind its answer is. */
  async track<T>(fetch: (options: CopyOptions) => Promise<T>): Promise<T> {
    let savedAt: number | null = null
    const value = await fetch({
      onCached: (at) => {
        savedAt = at
      },
    })
    runInAction(() => {
      this.savedAt = savedAt
    })
    return value
  }
}
