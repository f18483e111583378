import type { Geolocation, LocationOutcome } from './contract'

/** A phone whose position the test sets. */
export class FakeGeolocation implements Geolocation {
  outcome: LocationOutcome = { kind: 'denied' }

  async locate(): Promise<LocationOutcome> {
    return this.outcome
  }
}
