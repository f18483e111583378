/** A fault of the app; a correct journey has none. */
export interface AppFault {
  message: string
  /** Origin: a lifecycle, a handler, a timer, a template. */
  where: string
  stack?: string
}

/** Collects errors that a vendor's console would show. */
export class FaultLog {
  readonly faults: AppFault[] = []
  /** Receives every fault once, like App.onError; errors thrown by it are recorded without another call. */
  onFault: (fault: AppFault) => void = () => undefined
  private isReporting = false

  record(error: unknown, where: string): void {
    const fault = { message: messageOf(error), where, stack: stackOf(error) }
    this.faults.push(fault)
    if (this.isReporting) return
    this.isReporting = true
    try {
      this.onFault(fault)
    } finally {
      this.isReporting = false
    }
  }

  /** Runs app code and records its errors: as on devices, an error in one handler does not stop the app. */
  guard<Result>(where: string, run: () => Result): Result | undefined {
    try {
      const result = run()
      if (isPromiseLike(result)) result.then(undefined, (error: unknown) => this.record(error, where))
      return result
    } catch (error) {
      this.record(error, where)
      return undefined
    }
  }
}

/** The message of anything thrown; errors of the app's own realm are not instances of this realm's Error. */
export function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error))
}

function stackOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : undefined
}

function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}
