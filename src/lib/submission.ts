import { runInAction } from 'mobx'
import { type AppError, toAppError } from './app-error'
import { makeRefObservable } from './make-ref-observable'

/** A user's action on the server. A second tap while the first is under way does nothing. */
export class Submission<Args extends unknown[], T> {
  isRunning = false
  error: AppError | null = null

  constructor(private readonly perform: (...args: Args) => Promise<T>) {
    makeRefObservable(this)
  }

  /** The result, or null when it failed (see `error`) or was already under way. */
  async submit(...args: Args): Promise<T | null> {
    if (this.isRunning) return null
    this.isRunning = true
    this.error = null
    try {
      return await this.perform(...args)
    } catch (thrown) {
      runInAction(() => {
        this.error = toAppError(thrown)
      })
      return null
    } finally {
      runInAction(() => {
        this.isRunning = false
      })
    }
  }
}
