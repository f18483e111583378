import type { MapPoint } from '@/contracts/seat/seat-map'
import { localText } from '../../texts/local-text'
import type { LocalText } from '../../texts/text'
import { SEAT_PITCH } from '../seating/drawn-rows'
import type { VenueSeating } from '../seating/venue-seating'
import { checkSeats, usualPitch } from './check-seats'
import { type SeatMapOptions, sameText } from './seat-map-options'
import { fileFault, type SeatMapFault, type SeatSource } from './seat-source'
import { type Tier, zonesOf } from './seat-zones'

/** Space around the hall, in map units. */
const MARGIN = SEAT_PITCH * 3
/** Depth of a stage that the file does not place. */
const STAGE_DEPTH = SEAT_PITCH * 5
/** Floor of a hall that has no others. */
const ONLY_FLOOR = { floorId: '1', name: localText('全场', 'Whole hall') }
/** Maximum reported faults. */
const MAX_FAULTS = 100

export interface BuiltSeating {
  /** Null if there are faults. */
  seating: VenueSeating | null
  /** The first faults; empty if there are none. */
  faults: SeatMapFault[]
  /** Differences between the drawing and the file. */
  warnings: SeatMapFault[]
}

/** The hall that the app draws, from a file of seats. */
export function buildSeating(source: SeatSource, options: SeatMapOptions = {}): BuiltSeating {
  const faults = source.faults.length > 0 ? source.faults : checkSeats(source, options)
  if (faults.length > 0) return { seating: null, faults: firstFaults(faults), warnings: [] }
  const plan = placeOnMap(source)
  const tiers = tiersOf(source, options)
  const floors = options.floors ?? [ONLY_FLOOR]
  const sections = zonesOf(plan, tiers, options, floors[0]?.floorId ?? ONLY_FLOOR.floorId)
  if (sections.faults.length > 0) return { seating: null, faults: firstFaults(sections.faults), warnings: [] }
  const { width, height, stage } = plan
  const { seatMetres } = options
  const seating: VenueSeating = {
    width,
    height,
    seatPitch: SEAT_PITCH,
    ...(seatMetres !== undefined && { unitsPerMetre: SEAT_PITCH / seatMetres }),
    stage: stageOf(stage, options.stageName ?? localText('舞台', 'Stage')),
    floors,
    tiers,
    zones: sections.zones,
    noSingleSeatGap: options.noSingleSeatGap ?? false,
  }
  return { seating, faults: [], warnings: firstFaults(sections.warnings) }
}

function firstFaults(faults: readonly SeatMapFault[]): SeatMapFault[] {
  const sorted = [...faults].sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const more = sorted.length - MAX_FAULTS
  return more > 0 ? [...sorted.slice(0, MAX_FAULTS), fileFault(`${more} more`, 'More faults are not shown.')] : sorted
}

/** A source in map units, with a stage and a size. */
type Plan = SeatSource & { stage: MapPoint[]; width: number; height: number }

function placeOnMap(source: SeatSource): Plan {
  const scale = SEAT_PITCH / (usualPitch(source.seats) ?? SEAT_PITCH)
  const corners = [...source.blocks.flatMap((block) => block.corners), ...(source.stage ?? [])]
  const { left, top, right, bottom } = boundsOf([...source.seats.map(({ x, y }): MapPoint => [x, y]), ...corners])
  const above = source.stage ? 0 : STAGE_DEPTH + MARGIN
  const place = ([x, y]: MapPoint): MapPoint => [(x - left) * scale + MARGIN, (y - top) * scale + MARGIN + above]
  const width = Math.ceil((right - left) * scale + 2 * MARGIN)
  return {
    ...source,
    seats: source.seats.map((seat) => {
      const [x, y] = place([seat.x, seat.y])
      return { ...seat, x, y }
    }),
    blocks: source.blocks.map((block) => ({ ...block, corners: block.corners.map(place) })),
    stage: source.stage?.map(place) ?? stageAbove(width),
    width,
    height: Math.ceil((bottom - top) * scale + 2 * MARGIN + above),
  }
}

function stageAbove(width: number): MapPoint[] {
  const [left, right, bottom] = [width * 0.3, width * 0.7, MARGIN + STAGE_DEPTH]
  return [
    [left, MARGIN],
    [right, MARGIN],
    [right, bottom],
    [left, bottom],
  ]
}

function boundsOf(points: readonly MapPoint[]): { left: number; top: number; right: number; bottom: number } {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.right = Math.max(bounds.right, x)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}

function stageOf(corners: readonly MapPoint[], label: LocalText): VenueSeating['stage'] {
  const { left, top, right, bottom } = boundsOf(corners)
  const [x, y] = [Math.round(left), Math.round(top)]
  const shape = corners.map(([cornerX, cornerY]): MapPoint => [Math.round(cornerX), Math.round(cornerY)])
  return { x, y, width: Math.round(right) - x, height: Math.round(bottom) - y, label, shape }
}

/** Categories that have places, as the options or the file sort them. */
function tiersOf({ seats, blocks, categories }: SeatSource, options: SeatMapOptions): Tier[] {
  const standing = new Set(blocks.filter(({ capacity }) => capacity !== null).map(({ category }) => category))
  const ofPlaces = new Set([...seats.map(({ category }) => category), ...standing])
  const ids = options.categories?.map(({ id }) => id) ?? categories ?? [...ofPlaces]
  const names = new Map(options.categories?.map(({ id, name }) => [id, name]))
  return ids
    .filter((id) => ofPlaces.has(id))
    .map((id) => ({ id, name: names.get(id) ?? sameText(id), kind: standing.has(id) ? 'STAND' : 'SEAT' }))
}
