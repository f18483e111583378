import type { SeatMapDynamic, SeatMapStatic, ZoneRows } from '@/contracts/seat/seat-map'
import { priceInfoFromCents } from '@/domain/money'
import { packStates, SEAT_STATE } from '@/domain/seat-map/packed-states'
import { seatsInRow } from '@/domain/seat-map/row-geometry'
import { type Bowl, bowlSections } from '../../gateway/src/catalogue/seating/bowl'
import { ROW_PITCH, SEAT_PITCH, UNITS_PER_METRE } from '../../gateway/src/catalogue/seating/drawn-rows'
import { seatMapStatic, zoneRows } from '../../gateway/src/catalogue/seating/seat-map'
import { type Stand, standZones } from '../../gateway/src/catalogue/seating/stands'
import type { VenueSeating } from '../../gateway/src/catalogue/seating/venue-seating'
import { venueSeating } from '../../gateway/src/catalogue/seating/venue-seatings'
import { localText } from '../../gateway/src/texts/local-text'

const COLORS = ['#E8477A', '#FF7A59', '#FFB020', '#35C9A8', '#4FA8FF', '#8B5CF6', '#14B8A6']
/** The demo shop's stadium. */
const STADIUM_SEATS = 40_000

/** A map with all its rows. */
export type WholeMap = SeatMapStatic & { rows: ZoneRows[] }

/** A map of that many seats: the demo shop's stadium, or a bowl of rows around a stage. */
export function benchMap(seats: number): WholeMap {
  const seating = seats === STADIUM_SEATS ? venueSeating('stadium') : bowlOf(seats)
  const priceLevels = seating.tiers.map(({ name }, tier) => ({
    seatPlanId: `plan-${tier}`,
    seatPlanName: name['zh-CN'],
    color: COLORS[tier] ?? '#888888',
    priceCent: 38_000,
    priceInfo: priceInfoFromCents(38_000),
  }))
  const session = { sessionId: 'bench', version: '1', priceLevels, limits: { perOrder: 6 } }
  const zones = seating.zones.filter(({ kind }) => kind === 'SEAT')
  return { ...seatMapStatic(seating, session, 'zh-CN'), rows: zones.map((zone) => zoneRows(zone, 'zh-CN')) }
}

/** Availability of a map. */
export function benchStates(map: WholeMap): SeatMapDynamic {
  let seat = 0
  const seats = map.zones.map(({ zoneId, kind, seatCount }) => {
    const count = kind === 'SEAT' ? seatCount : 0
    const states = Array.from({ length: count }, () => {
      seat += 1
      return isGone(seat - 1) ? SEAT_STATE.sold : SEAT_STATE.available
    })
    return { zoneId, states: packStates(states) }
  })
  return { version: map.version, ts: 0, zones: [], seats }
}

/** Unavailable seats, the same in every run: three in ten. */
export function isGone(seat: number): boolean {
  return (Math.imul(seat + 1, 2_654_435_761) >>> 8) % 10 < 3
}

function bowlOf(seats: number): VenueSeating {
  const side = 120 + Math.sqrt(seats) * 5
  const empty: Bowl = { x: 0, y: 0, halfWidth: side, halfHeight: side, corner: side * 0.6 }
  const counts = { side: { bottom: 4, right: 4, top: 4, left: 4 }, corner: 4 }
  const sections = bowlSections(empty, counts, 0)
  let rows = 1
  while (capacity(standZones(sections, stand(rows, 0))) < seats) rows += 1
  const leftOut = capacity(standZones(sections, stand(rows, 0))) - seats
  const half = side + rows * ROW_PITCH + 40
  const bowl = { ...empty, x: half, y: half }
  return {
    width: half * 2,
    height: half * 2,
    seatPitch: SEAT_PITCH,
    unitsPerMetre: UNITS_PER_METRE,
    stage: { x: half - 60, y: half - 60, width: 120, height: 120, label: localText('舞台', 'Stage') },
    floors: [{ floorId: '1', name: localText('看台', 'Stand') }],
    tiers: COLORS.slice(0, 4).map(() => ({ name: localText('看台', 'Stand'), kind: 'SEAT' as const })),
    zones: standZones(bowlSections(bowl, counts, 0), stand(rows, leftOut)),
    noSingleSeatGap: false,
  }
}

function stand(rows: number, leftOut: number): Stand {
  return {
    floorId: '1',
    firstSection: 101,
    rows,
    tunnel: null,
    wheelchairPairs: 0,
    leftOut,
    nameOf: (no) => localText(`${no} 区`, `Section ${no}`),
    entranceOf: () => localText('1 号门', 'Gate 1'),
    tierOf: (_, row) => Math.min(3, Math.floor((row * 4) / (rows + 1))),
    isRestricted: () => false,
  }
}

function capacity(zones: VenueSeating['zones']): number {
  return zones.reduce((sum, zone) => sum + zone.rows.reduce((inZone, row) => inZone + seatsInRow(row), 0), 0)
}
