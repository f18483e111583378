import type { CommandResult } from '../run-command'

/** Contribution of a step to the last line. */
export interface Counts {
  tests: number
  builds: number
  typeChecks: number
  /** Database engines of the gateway tests. */
  engines: readonly string[]
  /** Test files that failed first, and passed in a retry. */
  flaky: readonly string[]
}

/** `output` is for readers of a failed step. */
export interface StepResult extends CommandResult, Partial<Counts> {
  /** Test files that took longest, with seconds. */
  longest?: readonly string[]
  /** Names of failed tests. */
  failures?: readonly string[]
}

/** A part of the test run in its own process. */
export interface Step {
  name: string
  /** Number of processors: 1, or all. */
  width: 'one' | 'all'
  /** Steps whose results it needs; skipped if one failed. */
  needs?: readonly string[]
  run(): Promise<StepResult>
}
