import type { Site, Venue } from '../catalogue/entities/place'
import type { Tour } from '../catalogue/entities/shop-content'
import type { VenueSeating } from '../catalogue/seating/venue-seating'
import { type FaultList, similarWord } from './content-fault'

/** Place that compiled shows refer to. */
export interface CompiledCity {
  site: Site
  timeZone: string
}

/** Compiled documents that others refer to, by id. */
interface Referred {
  cities: CompiledCity
  venues: Venue
  halls: VenueSeating
  tours: Omit<Tour, 'showIds'>
  /** Ids of shows on the wire. */
  shows: string
}

const NAMES = { cities: 'city', venues: 'venue', halls: 'hall', tours: 'tour', shows: 'show' } as const

export class References {
  private readonly known: { [Kind in keyof Referred]: Map<string, Referred[Kind]> } = {
    cities: new Map(),
    venues: new Map(),
    halls: new Map(),
    tours: new Map(),
    shows: new Map(),
  }

  add<Kind extends keyof Referred>(kind: Kind, id: string, value: Referred[Kind]): void {
    this.known[kind].set(id, value)
  }

  all<Kind extends keyof Referred>(kind: Kind): ReadonlyMap<string, Referred[Kind]> {
    return this.known[kind]
  }

  /** The document of an id; a fault without one. */
  find<Kind extends keyof Referred>(
    kind: Kind,
    id: string,
    path: readonly (string | number)[],
    faults: FaultList,
  ): Referred[Kind] | undefined {
    const found = this.known[kind].get(id)
    if (found === undefined)
      faults.add(path, id, `There is no ${NAMES[kind]} of this name.`, similarWord(id, this.known[kind].keys()))
    return found
  }
}
