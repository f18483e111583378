/** Result of locating the phone. Degrees; `denied`: the user refused. */
export type LocationOutcome = { kind: 'located'; lat: number; lng: number } | { kind: 'denied' } | { kind: 'failed' }

export interface Geolocation {
  /** Requests permission if it has not been granted; requires a tap. Never rejects. */
  locate(): Promise<LocationOutcome>
}
