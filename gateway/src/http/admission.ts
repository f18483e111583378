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
 * and a caller who hangs up leaves the line: its work is never begun. A call that has a place begins after connections were
 * looked at again: a thousand calls that arrive together and wait for nothing would otherwise be one long turn of the
 * event loop, in which nobody is heard hanging up and no probe is answered.
 */
export class Admission {
  private running = 0
  private readonly line = new Set<() => void>()

  constructor(private readonly limits: AdmissionLimits) {}

  /** Does the work when it is its turn. Throws `CallerGone`, `TooBusy`, or what the work throws. */
  async run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    if (caller.destroyed) throw new CallerGone()
    await this.turn(caller)
    try {
      return await work()
    } finally {
      this.letNextIn()
    }
  }

  private turn(caller: Caller): Promise<void> {
    const isFree = this.running < this.limits.atOnce
    if (!isFree && this.line.size >= this.limits.inLine) throw new TooBusy()
    return new Promise((resolve, reject) => {
      let hasPlace = false
      const leave = () => {
        this.line.delete(enter)
        if (hasPlace) this.letNextIn()
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
