/** Numbers of the switches of a file. */
export interface SwitchedFile {
  file: string
  firstId: number
  count: number
}

/** Input of the runner. */
export interface ProvingPlan {
  areas: readonly string[]
  /** Rows without a proof. */
  open: readonly string[]
  files: readonly SwitchedFile[]
  /** Switches tried for one test. */
  tries: number
  /** File of lines of JSON. */
  results: string
}

/** Line of the results: a file begins or ends, a row has a proof or none by this test. */
export type ProvingResult =
  | { kind: 'begin' | 'end' | 'unstable'; file: string }
  | { kind: 'red'; row: string; test: string; id: number }
  | { kind: 'green'; row: string; test: string; name: string }
