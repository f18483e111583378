import type { Refused } from '../refused'

export type ScanOutcome = { kind: 'scanned'; text: string } | { kind: 'unsupported' } | Refused

/** The camera as a reader of codes. */
export interface Scanner {
  /** False if screens offer no scanning. */
  readonly isSupported: boolean
  /** Only for a tap. Never rejects. */
  scan(): Promise<ScanOutcome>
}
