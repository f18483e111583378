import type { Refused } from '../refused'

export type ScanOutcome = { kind: 'scanned'; text: string } | { kind: 'unsupported' } | Refused

/** Code scanner of the camera. */
export interface Scanner {
  /** False if screens hide scanning. */
  readonly isSupported: boolean
  /** Requires a tap. Never rejects. */
  scan(): Promise<ScanOutcome>
}
