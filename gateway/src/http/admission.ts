/** The caller disconnected before its call started. */
export class CallerGone extends Error {}

/** The queue is longer than any caller would wait. */
export class TooBusy extends Error {}

interface AdmissionLimits {
  /** Maximum concurrent calls. */
  atOnce: number
  /** Maximum queued calls. */
  inLine: number
}

/** Signals a disconnected caller: the reply's stream. */
interface Caller {
  readonly destroyed: boolean
  once(event: 'close', listener: () => void): unknown
  off(event: 'close', listener: () => void): unknown
}

/**
 * Limits concurrent calls, so that the database is busy but not overloaded. The others queue in order, and a
 * disconnected caller leaves the queue without starting its work. An admitted call starts only after connections were
 * checked again: otherwise a thousand simultaneous calls without waits would be one long turn of the event loop, in
 * which no disconnect is noticed and no probe answered.
 */
export class Admission {
  private running = 0
  private readonly line = new Set<() => void>()

  constructor(private readonly limits: AdmissionLimits) {}

  /** Runs the work in turn. Throws `CallerGone`, `TooBusy`, or the error of the work. */
  async run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    if (caller.destroyed) throw new CallerGone()
    await this.turn(caller)
    try {
      return await work()
    } finally {
      this.admitNext()
    }
  }

  private turn(caller: Caller): Promise<void> {
    const isFree = this.running < this.limits.atOnce
    if (!isFree && this.line.size >= this.limits.inLine) throw new TooBusy()
    return new Promise((resolve, reject) => {
      let hasPlace = false
      const leave = () => {
        this.line.delete(enter)
        if (hasPlace) this.admitNext()
        reject(new CallerGone())
      }
      const enter = () => {
        hasPlace = true
        setImmediate(() => {
          caller.off('close', leave)
          resolve()
        })
      }
      caller.once('close', leave)
      if (isFree) {
        this.running += 1
        enter()
      } else this.line.add(enter)
    })
  }

  /** Passes a place to the next call; frees it if none waits. */
  private admitNext(): void {
    const [next] = this.line
    if (next === undefined) {
      this.running -= 1
      return
    }
    this.line.delete(next)
    next()
  }
}
