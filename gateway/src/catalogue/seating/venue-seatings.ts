import { arena } from './arena'
import { club } from './club'
import { stadium } from './stadium'
import { theatre } from './theatre'
import type { SeatingKey, VenueSeating } from './venue-seating'

const DRAWINGS: Readonly<Record<SeatingKey, () => VenueSeating>> = { club, theatre, arena, stadium }

export const SEATING_KEYS: readonly SeatingKey[] = ['club', 'theatre', 'arena', 'stadium']

const drawn = new Map<SeatingKey, VenueSeating>()

/** Halls that the project draws itself. */
export const DRAWN_HALLS = {
  get: (key: string) => (SEATING_KEYS.some((known) => known === key) ? venueSeating(key as SeatingKey) : undefined),
}

/** Seating of a kind of venue; drawn on first use and kept. */
export function venueSeating(key: SeatingKey): VenueSeating {
  const seating = drawn.get(key) ?? DRAWINGS[key]()
  drawn.set(key, seating)
  return seating
}
