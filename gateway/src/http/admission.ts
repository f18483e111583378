/** The caller hung up before its call was begun. */
export class CallerGone extends Error {}

/** More calls wait than will be served in a time that anybody waits. */
export class TooBusy extends Error {}

interface AdmissionLimits {
  /** Calls that are worked on at a time. */
  atOnce: number
  /** Calls that may wait behind them. */
  inLine: number
}

/** Whatever tells that a caller is gone: the reply's stream. */
interface Caller {
  readonly destroyed: boolean
  once(event: 'close', listener: () => void): unknown
  off(event: 'close', listener: () => void): unknown
}

/**
 * Works on so many calls at a time that the database is busy and not drowned. The others wait in the order they came,
 * and whoever hangs up leaves the line: its work is never begun.
 */
export class Admission {
  private running = 0
  private readonly line = new Set<() => void>()

  constructor(private readonly limits: AdmissionLimits) {}

  /** Does the work when it is its turn. Throws `CallerGone`, `TooBusy`, or what the work throws. */
  async run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    if (caller.destroyed) throw new CallerGone()
    if (this.running >= this.limits.atOnce) await this.turn(caller)
    else this.running += 1
    try {
      return await work()
    } finally {
      this.letNextIn()
    }
  }

  private turn(caller: Caller): Promise<void> {
    if (this.line.size >= this.limits.inLine) throw new TooBusy()
    return new Promise((resolve, reject) => {
      let hasPlace = false
      const leave = () => {
        this.line.delete(enter)
        if (hasPlace) this.letNextIn()
        reject(new CallerGone())
      }
      const enter = () => {
        hasPlace = true
        // Connections are looked at in between: who has gone by now is not worked for.
        setImmediate(() => {
          caller.off('close', leave)
          resolve()
        })
      }
      caller.once('close', leave)
      this.line.add(enter)
    })
  }

  /** A place goes from one call to the next; it becomes free when nobody waits. */
  private letNextIn(): void {
    const [next] = this.line
    if (next === undefined) {
      this.running -= 1
      return
    }
    this.line.delete(next)
    next()
  }
}
