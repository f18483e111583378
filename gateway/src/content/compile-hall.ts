import type { DrawnZone, VenueSeating } from '../catalogue/seating/venue-seating'
import { stableId } from '../stable-id'
import type { FaultList } from './content-fault'
import type { HallDocument, HallZone } from './documents/hall-document'
import { plainText } from './written-texts'

/** Origin of a zone that is drawn in the frame of the map. */
const MAP_FRAME = { x: 0, y: 0, angle: 0 }

/** Seats of a hall. */
export function compileHall(body: HallDocument, faults: FaultList): VenueSeating {
  const { width, height, seatPitch, unitsPerMetre, stage } = body
  const floors = new Set(body.floors.map(({ id }) => id))
  return {
    width,
    height,
    seatPitch,
    ...(unitsPerMetre !== undefined && { unitsPerMetre }),
    version: stableId(JSON.stringify(body)).slice(0, 12),
    stage: { ...stage, label: plainText(stage.label, ['stage', 'label'], faults) },
    floors: body.floors.map(({ id, name }, at) => ({
      floorId: id,
      name: plainText(name, ['floors', at, 'name'], faults),
    })),
    tiers: body.tiers.map(({ name, kind }, at) => ({
      name: plainText(name, ['tiers', at, 'name'], faults),
      kind: kind === 'seats' ? 'SEAT' : 'STAND',
    })),
    zones: body.zones.map((zone, at) => {
      if (!floors.has(zone.floor)) faults.add(['zones', at, 'floor'], zone.floor, 'The hall has no such floor.')
      return compileZone(zone, at, body.tiers.length, faults)
    }),
    noSingleSeatGap: body.noSingleSeatGap ?? false,
  }
}

function compileZone(zone: HallZone, at: number, tierCount: number, faults: FaultList): DrawnZone {
  const { rows = [], standing } = zone
  const tiers = standing ? [standing.tier] : rows.flatMap(({ levels }) => levels.filter((_, place) => place % 2 === 0))
  for (const tier of new Set(tiers))
    if (tier < 0 || tier >= tierCount) faults.add(['zones', at], tier, 'The hall has no tier of this number.')
  if (rows.length > 0 === (standing !== undefined))
    faults.add(['zones', at], zone.id, 'A zone has rows of seats or standing places, one of them.')
  return {
    zoneId: zone.id,
    floorId: zone.floor,
    kind: standing ? 'STAND' : 'SEAT',
    polygon: zone.polygon,
    label: zone.label,
    frame: zone.frame ?? MAP_FRAME,
    name: plainText(zone.name, ['zones', at, 'name'], faults),
    entrance: plainText(zone.entrance, ['zones', at, 'entrance'], faults),
    rows: rows.map(({ name, ...row }, index) => ({
      ...row,
      name: plainText(name, ['zones', at, 'rows', index, 'name'], faults),
    })),
    places: standing?.places ?? 0,
    tiers: [...new Set(tiers)],
  }
}
