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
export interface Referred {
  /** Time zone of the shop. */
  zones: string
  cities: CompiledCity
  venues: Venue
  halls: VenueSeating
  tours: Omit<Tour, 'showIds'>
  /** Ids on the wire. */
  shows: string
  coupons: string
}

export type ReferredKind = keyof Referred

/** A reference that a document makes; `value` is absent if there is no such document. */
export interface Reference {
  kind: ReferredKind
  id: string
  value: Referred[ReferredKind] | undefined
}

/** Time zone of a shop that names none. */
export const DEFAULT_ZONE = 'Asia/Shanghai'

const NAMES = {
  zones: 'time zone',
  cities: 'city',
  venues: 'venue',
  halls: 'hall',
  tours: 'tour',
  shows: 'show',
  coupons: 'coupon',
} as const

export class References {
  private readonly known: { [Kind in ReferredKind]: Map<string, Referred[Kind]> } = {
    zones: new Map(),
    cities: new Map(),
    venues: new Map(),
    halls: new Map(),
    tours: new Map(),
    shows: new Map(),
    coupons: new Map(),
  }
  private readonly keysOfCities = new Map<string, string>()
  private recorded: Reference[] | null = null

  add<Kind extends ReferredKind>(kind: Kind, id: string, value: Referred[Kind]): void {
    this.known[kind].set(id, value)
    if (kind === 'cities') this.keysOfCities.set((value as CompiledCity).site.cityId, id)
  }

  all<Kind extends ReferredKind>(kind: Kind): ReadonlyMap<string, Referred[Kind]> {
    return this.known[kind]
  }

  /** The document of an id; a fault without one. */
  find<Kind extends ReferredKind>(
    kind: Kind,
    id: string,
    path: readonly (string | number)[],
    faults: FaultList,
  ): Referred[Kind] | undefined {
    const value = this.lookUp(kind, id)
    if (value === undefined)
      faults.add(path, id, `There is no ${NAMES[kind]} of this name.`, similarWord(id, this.known[kind].keys()))
    return value
  }

  /** City of a venue. */
  cityOf({ cityId }: Venue): CompiledCity | undefined {
    const id = this.keysOfCities.get(cityId)
    return id === undefined ? undefined : this.lookUp('cities', id)
  }

  /** Time zone of places that name none. */
  get zone(): string {
    return this.lookUp('zones', 'shop') ?? DEFAULT_ZONE
  }

  /** Runs a compilation; returns its result with the references that it made. */
  record<Result>(compile: () => Result): { result: Result; references: readonly Reference[] } {
    const references: Reference[] = []
    this.recorded = references
    try {
      return { result: compile(), references }
    } finally {
      this.recorded = null
    }
  }

  /** True if references lead to the same values as before. */
  areSame(references: readonly Reference[]): boolean {
    return references.every(({ kind, id, value }) => this.known[kind].get(id) === value)
  }

  private lookUp<Kind extends ReferredKind>(kind: Kind, id: string): Referred[Kind] | undefined {
    const value = this.known[kind].get(id)
    this.recorded?.push({ kind, id, value })
    return value
  }
}
