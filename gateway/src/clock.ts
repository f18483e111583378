/** Milliseconds of an hour. */
export const HOUR_MS = 3_600_000
/** Milliseconds of 24 hours. */
export const DAY_MS = 86_400_000

/** The shop's time. Nothing in the gateway reads the system's clock directly. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** A clock that stands still until a test moves it. */
export class FixedClock implements Clock {
  constructor(private at: number) {}

  now(): number {
    return this.at
  }

  advance(ms: number): void {
    this.at += ms
  }

  set(at: number): void {
    this.at = at
  }
}

/** The machine's time plus an offset: the time machine of the sandbox. */
export class ShiftedClock implements Clock {
  constructor(private offsetMs = 0) {}

  now(): number {
    return Date.now() + this.offsetMs
  }

  get offset(): number {
    return this.offsetMs
  }

  /** Sets the offset; true if it was another one. */
  shiftTo(offsetMs: number): boolean {
    const isAnother = offsetMs !== this.offsetMs
    this.offsetMs = offsetMs
    return isAnother
  }
}
