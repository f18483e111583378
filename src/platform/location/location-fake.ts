import type { LocationOutcome, Locator } from './contract'

/** A phone that is where it is told to be. */
export class FakeLocator implements Locator {
  outcome: LocationOutcome = { kind: 'denied' }

  async locate(): Promise<LocationOutcome> {
    return this.outcome
  }
}
