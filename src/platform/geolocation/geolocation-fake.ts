import type { Geolocation, LocationOutcome } from './contract'

/** A phone that is where it is told to be. */
export class FakeGeolocation implements Geolocation {
  outcome: LocationOutcome = { kind: 'denied' }

  async locate(): Promise<LocationOutcome> {
    return this.outcome
  }
}
