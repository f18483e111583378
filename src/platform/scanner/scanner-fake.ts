import type { Scanner, ScanOutcome } from './contract'

/** A camera that sees what it is told to see. */
export class FakeScanner implements Scanner {
  isSupported = false
  outcome: ScanOutcome = { kind: 'cancelled' }

  async scan(): Promise<ScanOutcome> {
    return this.outcome
  }
}
