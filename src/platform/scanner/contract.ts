export type ScanOutcome =
  | { kind: 'scanned'; text: string }
  | { kind: 'cancelled' }
  | { kind: 'denied' }
  | { kind: 'unsupported' }
  | { kind: 'failed'; reason: string }

/** The camera as a reader of codes. */
export interface Scanner {
  /** False where screens offer no scanning. */
  readonly isSupported: boolean
  /** Only for a tap. Never rejects. */
  scan(): Promise<ScanOutcome>
}
