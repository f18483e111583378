import { makeRefObservable } from '@/lib/make-ref-observable'
import type { Geolocation } from '@/platform/geolocation/contract'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'location-choice'

/**
 * True if this app may use the location at all. The phone itself prompts at the first use; a user who switches it off
 * here is neither prompted nor located.
 */
export class LocationConsentStore {
  isAllowed: boolean

  constructor(private readonly storage: KeyValueStorage) {
    this.isAllowed = storage.get<boolean>(STORAGE_KEY) ?? true
    makeRefObservable(this)
  }

  choose(isAllowed: boolean): void {
    this.isAllowed = isAllowed
    this.storage.set(STORAGE_KEY, isAllowed)
  }

  /** Forgets the choice of this device. */
  forget(): void {
    this.isAllowed = true
  }

  /** Position of the phone, with the user's consent. */
  guard(geolocation: Geolocation): Geolocation {
    return { locate: async () => (this.isAllowed ? geolocation.locate() : { kind: 'denied' }) }
  }
}
