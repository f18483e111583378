import type { CommandResult } from '../run-command'

/** What a step adds to the last line. */
export interface Counts {
  tests: number
  builds: number
  typeChecks: number
  /** Database engines that the gateway's tests ran on. */
  engines: readonly string[]
  /** Test files that failed first, and passed when they were run again alone. */
  flaky: readonly string[]
}

/** `output` is what a reader needs when the step has failed. */
export type StepResult = CommandResult & Partial<Counts>

/** A part of the test run, in a process of its own. */
export interface Step {
  name: string
  /** How many processors it keeps busy: 1, or as many as there are. */
  width: 'one' | 'all'
  /** Names of the steps whose results it works on; it does not run when one of them has failed. */
  needs?: readonly string[]
  run(): Promise<StepResult>
}
