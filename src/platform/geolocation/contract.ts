/** What came of asking where the phone is. Degrees; `denied`: the user does not want to say. */
export type LocationOutcome = { kind: 'located'; lat: number; lng: number } | { kind: 'denied' } | { kind: 'failed' }

export interface Geolocation {
  /** Asks the user for leave when it has not been given; only ever for a tap that wants it. Never rejects. */
  locate(): Promise<LocationOutcome>
}
