import type { SeatLimits, SeatMapStatic, SeatPriceLevel, ZoneRows } from '@/contracts/seat/seat-map'
import type { Locale } from '@/domain/locale'
import { seatsInRow } from '@/domain/seat-map/row-geometry'
import type { DrawnZone, VenueSeating } from './venue-seating'

/** Maximum seats of a map that is sent whole; larger ones load zone by zone. */
const MAX_SEATS_AT_ONCE = 20_000

/** Session data added to the drawing of its venue. */
export interface SeatedSession {
  sessionId: string
  version: string
  /** One per tier of the venue, in order. */
  priceLevels: SeatPriceLevel[]
  limits: SeatLimits
}

/** Seat map of a session, with all rows if they are few. */
export function seatMapStatic(seating: VenueSeating, session: SeatedSession, locale: Locale): SeatMapStatic {
  const { width, height, seatPitch, unitsPerMetre, stage } = seating
  const zones = seating.zones.map((zone) => zoneStatic(zone, session.priceLevels, locale))
  const seatCount = seating.zones.reduce((sum, zone) => sum + seatsIn(zone), 0)
  return {
    version: session.version,
    bizShowSessionId: session.sessionId,
    width,
    height,
    seatPitch,
    ...(unitsPerMetre !== undefined && { unitsPerMetre }),
    stage: { ...stage, label: stage.label[locale] },
    floors: seating.floors.map(({ floorId, name }) => ({ floorId, name: name[locale] })),
    priceLevels: session.priceLevels,
    zones,
    limits: session.limits,
    ...(seatCount < MAX_SEATS_AT_ONCE && {
      rows: seating.zones.flatMap((zone) => (zone.kind === 'SEAT' ? [zoneRows(zone, locale)] : [])),
    }),
  }
}

/** Rows of one zone. */
export function zoneRows(zone: DrawnZone, locale: Locale): ZoneRows {
  return {
    zoneId: zone.zoneId,
    rows: zone.rows.map(({ name, ...row }) => ({ ...row, rowName: name[locale] })),
  }
}

/** Numbered seats of a zone; none for a standing area. */
function seatsIn(zone: DrawnZone): number {
  return zone.rows.reduce((sum, row) => sum + seatsInRow(row), 0)
}

function zoneStatic(
  zone: DrawnZone,
  levels: readonly SeatPriceLevel[],
  locale: Locale,
): SeatMapStatic['zones'][number] {
  const { zoneId, floorId, kind, polygon, label, frame } = zone
  return {
    zoneId,
    zoneName: zone.name[locale],
    floorId,
    kind,
    polygon,
    label,
    frame,
    seatPlanIds: zone.tiers.flatMap((tier) => levels[tier]?.seatPlanId ?? []),
    seatCount: kind === 'STAND' ? zone.places : seatsIn(zone),
    rowCount: zone.rows.length,
    ...(zone.entrance && { entrance: zone.entrance[locale] }),
  }
}
