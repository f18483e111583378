import { runInAction } from 'mobx'
import { type AppError, toAppError } from './app-error'
import { makeRefObservable } from './make-ref-observable'

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** One thing fetched from elsewhere. What is already shown stays on screen while it reloads or when a reload fails. */
export class Resource<T> {
  value: T | null = null
  status: LoadStatus = 'idle'
  error: AppError | null = null

  private latestRun = 0

  /** `onLoaded` follows every answer, whether the model requested it or the user by a retry. */
  constructor(
    private readonly fetch: () => Promise<T>,
    private readonly onLoaded: (value: T) => void = () => {},
  ) {
    makeRefObservable(this, 'latestRun')
  }

  /** True until the first answer, good or bad. */
  get isFirstLoad(): boolean {
    return this.value === null && this.status !== 'failed'
  }

  /** Fetches again. Never rejects: the outcome is in `status`, `value` and `error`. */
  async load(): Promise<void> {
    const thisRun = ++this.latestRun
    this.status = 'loading'
    this.error = null
    try {
      const value = await this.fetch()
      runInAction(() => {
        if (thisRun !== this.latestRun) return
        this.value = value
        this.status = 'ready'
        this.onLoaded(value)
      })
    } catch (thrown) {
      runInAction(() => {
        if (thisRun !== this.latestRun) return
        this.error = toAppError(thrown)
        this.status = 'failed'
      })
    }
  }

  /** Forgets the value, for example of a choice the user took back. An answer on its way is dropped. */
  clear(): void {
    this.latestRun += 1
    this.value = null
    this.status = 'idle'
    this.error = null
  }

  /** Replaces the value without a fetch, for example with the answer of a change the user made. */
  set(value: T): void {
    this.latestRun += 1
    this.value = value
    this.status = 'ready'
    this.error = null
  }
}
