import type { SeatZone } from '@/contracts/seat/seat-map'
import type { DrawnZone, VenueSeating } from '../catalogue/seating/venue-seating'
import { localText } from '../texts/local-text'
import type { HallDocument, HallZone } from './documents/hall-document'

/** Usual distance of two seats in a theatre, in metres; `seatMetres` of a hall is another one. */
const SEAT_METRES = 0.55
/** Entrance of a section without a gate of its own. */
const MAIN_ENTRANCE = localText('正门', 'Main entrance')

/** The document of a hall that was read from a file of seats. */
export function hallDocumentOf(seating: VenueSeating): HallDocument {
  const { width, height, seatPitch, stage, tiers, noSingleSeatGap } = seating
  const ids = zoneIds(seating.zones)
  return {
    width,
    height,
    seatPitch,
    unitsPerMetre: seating.unitsPerMetre ?? seatPitch / SEAT_METRES,
    stage,
    floors: seating.floors.map(({ floorId, name }) => ({ id: floorId, name })),
    tiers: tiers.map(({ name, kind }) => ({ name, kind: kind === 'SEAT' ? 'seats' : 'standing' })),
    zones: seating.zones.map((zone, at) => hallZoneOf(zone, ids[at] ?? '')),
    noSingleSeatGap,
  }
}

function hallZoneOf(zone: DrawnZone, id: string): HallZone {
  const { floorId: floor, name, polygon, label, frame, rows, places, tiers } = zone
  const shared = { id, floor, name, entrance: zone.entrance ?? MAIN_ENTRANCE, polygon, label }
  const [tier = 0] = tiers
  return zone.kind === 'STAND' ? { ...shared, standing: { places, tier } } : { ...shared, frame, rows: [...rows] }
}

/** Ids of documents in place of the names of sections: `Stalls_left` is `stalls-left`, 池座 is `zone-1`. */
function zoneIds(zones: readonly Pick<SeatZone, 'zoneId'>[]): string[] {
  const ids: string[] = []
  for (const [at, { zoneId }] of zones.entries()) {
    const plain = zoneId
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    const id = plain === '' ? `zone-${at + 1}` : plain
    ids.push(ids.includes(id) ? `${id}-${at + 1}` : id)
  }
  return ids
}
