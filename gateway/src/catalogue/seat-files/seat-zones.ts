import { type MapPoint, SEAT_FLAG, type SeatZone } from '@/contracts/seat/seat-map'
import { LOCALES } from '@/domain/locale'
import { seatsInRun, turned } from '@/domain/seat-map/row-geometry'
import { localText } from '../../texts/local-text'
import type { LocalText } from '../../texts/text'
import { SEAT_PITCH } from '../seating/drawn-rows'
import type { DrawnRow, DrawnZone, SeatingTier } from '../seating/venue-seating'
import { seatsByRow } from './check-seats'
import { type FittedRow, type FramedSeat, fitRow, middleOf } from './fit-row'
import type { SeatMapOptions } from './seat-map-options'
import { rowKey, type SeatMapFault, type SeatSource, type SourceBlock, type SourceSeat } from './seat-source'
import { sectionOutline } from './section-outline'

/** Space of a section around its seats, in map units. */
const SECTION_MARGIN = SEAT_PITCH
/** Maximum pieces of a row that lies on no line and no arc. */
const MAX_PIECES = 12
/** Radians; the outline of a section with rounder rows is a box. */
const ROUND = 2

/** A category that has places. */
export interface Tier extends SeatingTier {
  id: string
}

interface Zones {
  zones: DrawnZone[]
  faults: SeatMapFault[]
  /** Rows that are drawn in pieces. */
  warnings: SeatMapFault[]
}

type Plan = SeatSource & { stage: MapPoint[] }
/** A seat in the frame of its section. */
type Seat = FramedSeat & Pick<SourceSeat, 'category' | 'flags' | 'line' | 'row'>

/** Sections of a plan in map units, in the order of the file. */
export function zonesOf(plan: Plan, tiers: readonly Tier[], options: SeatMapOptions, floorId: string): Zones {
  const blocks = new Map(plan.blocks.map((block) => [block.section, block]))
  const sections = new Map<string, SourceSeat[]>()
  for (const seat of plan.seats) {
    const seats = sections.get(seat.section)
    if (seats) seats.push(seat)
    else sections.set(seat.section, [seat])
  }
  const [faults, warnings]: SeatMapFault[][] = [[], []]
  const zones = [...new Set([...sections.keys(), ...blocks.keys()])].map((section): DrawnZone => {
    const [seats, block] = [sections.get(section) ?? [], blocks.get(section)]
    const base = {
      zoneId: zoneIdOf(section),
      floorId: options.sections?.[section]?.floor ?? floorId,
      name: options.sections?.[section]?.name ?? sectionName(section, plan.sectionNames.get(section)),
      entrance: entranceOf([...seats, ...(block ? [block] : [])], options.gates),
    }
    if (seats.length === 0 && block) return { ...base, ...standing(block, tiers) }
    const drawn = seated(seats, plan, tiers, (fault, isFault) => (isFault ? faults : warnings)?.push(fault))
    return { ...base, ...drawn, ...(block && { polygon: block.corners.map(roundPoint) }) }
  })
  return { zones, faults: faults ?? [], warnings: warnings ?? [] }
}

/** Sections are names with spaces, ids are parts of addresses. */
function zoneIdOf(section: string): string {
  return section.replace(/ /g, '_')
}

function sectionName(section: string, names: Partial<LocalText> = {}): LocalText {
  const known = LOCALES.map((locale) => names[locale]).find((name) => name !== undefined) ?? section
  return { 'zh-CN': known, 'zh-MO': known, 'en-US': known, ...names }
}

function entranceOf(places: readonly { gate: string }[], names: SeatMapOptions['gates']): LocalText | null {
  const gates = [...new Set(places.map(({ gate }) => gate).filter((gate) => gate !== ''))]
  if (gates.length === 0) return null
  const joined = (locale: keyof LocalText) => gates.map((gate) => names?.[gate]?.[locale] ?? gate).join(' / ')
  return { 'zh-CN': joined('zh-CN'), 'zh-MO': joined('zh-MO'), 'en-US': joined('en-US') }
}

type Places = Omit<DrawnZone, 'zoneId' | 'floorId' | 'name' | 'entrance'>

function standing({ corners, capacity, category }: SourceBlock, tiers: readonly Tier[]): Places {
  const [x, y] = roundPoint(middleOf(corners.map(([cornerX, cornerY]) => ({ x: cornerX, y: cornerY }))))
  return {
    kind: 'STAND',
    polygon: corners.map(roundPoint),
    label: { x, y },
    frame: { x, y, angle: 0 },
    rows: [],
    places: capacity ?? 0,
    tiers: [tierOf(category, tiers)],
  }
}

type Report = (fault: SeatMapFault, isFault: boolean) => void

function seated(seats: readonly SourceSeat[], plan: Plan, tiers: readonly Tier[], report: Report): Places {
  const frame = frameOf(seats, plan.stage)
  const { cos, sin } = turned(frame)
  const framed = (seat: SourceSeat): Seat => {
    const [dx, dy] = [seat.x - frame.x, seat.y - frame.y]
    return { ...seat, x: dx * cos + dy * sin, y: dy * cos - dx * sin }
  }
  const groups = [...seatsByRow(seats).values()].map((row) => ({ row: row.map(framed), first: row[0] }))
  groups.sort((a, b) => middleOf(a.row)[1] - middleOf(b.row)[1])
  let isPlain = true
  const rows = groups.flatMap(({ row, first }): DrawnRow[] => {
    if (!first) return []
    const pieces = piecesOf(row)
    const name = rowName(first, plan.rowNames)
    if (pieces.length > 1) {
      isPlain = false
      const message = `Row ${first.row} of section ${first.section} is neither straight nor an arc: it is drawn in ${pieces.length} pieces. Rows of their own look better.`
      report({ line: first.line, value: first.row, message }, pieces.length > MAX_PIECES)
    }
    return pieces.map((piece, at) => {
      const rowId = at === 0 ? first.row : `${first.row}~${at + 1}`
      return drawnRow(piece, { rowId, name }, tiers)
    })
  })
  const points = groups.flatMap(({ row }) => row)
  const isRound = rows.some(({ curve, runs }) => curve !== undefined && widthOf(runs) / Math.abs(curve) > ROUND)
  const [x, y] = roundPoint([frame.x, frame.y])
  return {
    kind: 'SEAT',
    polygon: isPlain && !isRound ? sectionOutline(rows, frame, SECTION_MARGIN) : boxAround(points, frame),
    label: { x, y },
    frame,
    rows,
    places: 0,
    tiers: [...new Set(seats.map(({ category }) => tierOf(category, tiers)))].sort((a, b) => a - b),
  }
}

/** Rows run left to right as one sits in them, facing the stage. */
function frameOf(seats: readonly SourceSeat[], stage: readonly MapPoint[]): SeatZone['frame'] {
  const [x, y] = middleOf(seats).map((value) => Math.round(value * 10) / 10) as MapPoint
  let [spread, twist] = [0, 0]
  for (const row of seatsByRow(seats).values()) {
    const [rowX, rowY] = middleOf(row)
    for (const seat of row) {
      spread += (seat.x - rowX) ** 2 - (seat.y - rowY) ** 2
      twist += 2 * (seat.x - rowX) * (seat.y - rowY)
    }
  }
  const isClear = Math.hypot(spread, twist) > SEAT_PITCH
  const angle = isClear ? (Math.atan2(twist, spread) * 90) / Math.PI : 0
  const stageMiddle = middleOf(stage.map(([stageX, stageY]) => ({ x: stageX, y: stageY })))
  const { cos, sin } = turned({ x, y, angle })
  const away = (stageMiddle[1] - y) * cos - (stageMiddle[0] - x) * sin
  const isBehind = away > Math.hypot(stageMiddle[0] - x, stageMiddle[1] - y) * 0.1
  const upright = isBehind ? angle + 180 : angle
  return { x, y, angle: Math.round((upright > 180 ? upright - 360 : upright) * 100) / 100 }
}

/** A row as the map can draw it: whole, or in pieces as the file lists its seats. */
function piecesOf(row: readonly Seat[]): FittedRow<Seat>[] {
  const whole = fitRow(row)
  if (whole) return [whole]
  const pieces: FittedRow<Seat>[] = []
  let from = 0
  while (from < row.length && pieces.length <= MAX_PIECES) {
    let piece: FittedRow<Seat> | null = null
    let to = from
    for (let next = fitRow(row.slice(from, to + 1)); next && to < row.length; next = fitRow(row.slice(from, to + 1))) {
      piece = next
      to += 1
    }
    if (piece) pieces.push(piece)
    from = Math.max(to, from + 1)
  }
  return pieces
}

function drawnRow(row: FittedRow<Seat>, names: Pick<DrawnRow, 'rowId' | 'name'>, tiers: readonly Tier[]): DrawnRow {
  const { seats, ...drawn } = row
  const levels: number[] = []
  for (const { category } of seats) {
    const tier = tierOf(category, tiers)
    if (levels[levels.length - 2] === tier) levels.push((levels.pop() ?? 0) + 1)
    else levels.push(tier, 1)
  }
  const aisles = aisleSeats(row.runs)
  const marks = seats.map(({ flags }, place) => (aisles.has(place) ? flags | SEAT_FLAG.aisle : flags))
  const flags = marks.flatMap((mark, place) => (mark > 0 ? [place, mark] : []))
  return { ...names, ...drawn, levels, ...(flags.length > 0 && { flags }) }
}

/** Places beside an aisle: at the inner ends of runs. */
function aisleSeats(runs: DrawnRow['runs']): Set<number> {
  const aisles: number[] = []
  let place = 0
  for (const run of runs.slice(0, -1)) {
    place += seatsInRun(run)
    aisles.push(place - 1, place)
  }
  return new Set(aisles)
}

function rowName(seat: SourceSeat, names: SeatSource['rowNames']): LocalText {
  const name = names.get(rowKey(seat))
  return name === undefined ? localText(`${seat.row}排`, `Row ${seat.row}`) : sectionName(name)
}

function tierOf(category: string, tiers: readonly Tier[]): number {
  return tiers.findIndex(({ id }) => id === category)
}

function widthOf(runs: DrawnRow['runs']): number {
  const [first, last] = [runs[0] ?? [], runs[runs.length - 1] ?? []]
  return (last[0] ?? 0) + (seatsInRun(last) - 1) * (last[1] ?? 0) - (first[0] ?? 0)
}

function boxAround(seats: readonly Seat[], frame: SeatZone['frame']): MapPoint[] {
  const { cos, sin } = turned(frame)
  const [xs, ys] = [seats.map(({ x }) => x), seats.map(({ y }) => y)]
  const reach = (values: readonly number[]) => [
    values.reduce((least, value) => Math.min(least, value), Infinity) - SECTION_MARGIN,
    values.reduce((most, value) => Math.max(most, value), -Infinity) + SECTION_MARGIN,
  ]
  const [[left = 0, right = 0], [top = 0, bottom = 0]] = [reach(xs), reach(ys)]
  const corners: MapPoint[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return corners.map(([x, y]) => roundPoint([frame.x + x * cos - y * sin, frame.y + x * sin + y * cos]))
}

function roundPoint([x, y]: MapPoint): MapPoint {
  return [Math.round(x), Math.round(y)]
}
