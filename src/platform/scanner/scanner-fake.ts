import type { Scanner, ScanOutcome } from './contract'

/** A camera whose scans the test sets. */
export class FakeScanner implements Scanner {
  isSupported = false
  outcome: ScanOutcome = { kind: 'cancelled' }

  async scan(): Promise<ScanOutcome> {
    return this.outcome
  }
}
