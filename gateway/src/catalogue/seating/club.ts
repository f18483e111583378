import { type MapPoint, SEAT_FLAG, type SeatZone } from '@/contracts/seat/seat-map'
import { localText } from '../../texts/local-text'
import {
  centredRuns,
  drawnRow,
  outlineOf,
  ROW_PITCH,
  rowName,
  SEAT_PITCH,
  UNITS_PER_METRE,
  wheelchairMarks,
} from './drawn-rows'
import type { DrawnRow, DrawnZone, VenueSeating } from './venue-seating'

const MIDDLE = 260
/** Distance from the middle of a table to its chairs. */
const TABLE_RADIUS = 13

/** Four chairs around a table; the side towards the stage stays free, so that all guests face it. */
function table(no: number, at: MapPoint, tier: number): DrawnRow {
  const apart = (TABLE_RADIUS * Math.PI) / 2.6
  return drawnRow({
    rowId: `T${no}`,
    name: rowName(no, '桌', 'Table'),
    at,
    curve: TABLE_RADIUS,
    runs: [[-1.5 * apart, apart, 1, 1, 4]],
    tier,
  })
}

const TABLES_IN_ROW = [6, 7, 6, 7]

function tables(): DrawnZone {
  const frame = { x: MIDDLE, y: 150, angle: 0 }
  let no = 0
  const rows = TABLES_IN_ROW.flatMap((count, line) =>
    Array.from({ length: count }, (_, column) => {
      no += 1
      return table(no, [(column - (count - 1) / 2) * 52, line * 46], line < 2 ? 0 : 1)
    }),
  )
  return zone('A', rows, frame, {
    name: ['池座圆桌', 'Tables'],
    polygon: box(MIDDLE - 188, 116, 376, 192),
    label: { x: MIDDLE, y: 220 },
    entrance: ['正门', 'Main door'],
  })
}

/** Two-seat benches along a wall. */
function booths(side: 'L' | 'R'): DrawnZone {
  const isLeft = side === 'L'
  const frame = { x: isLeft ? 34 : 486, y: 130, angle: 0 }
  const rows = Array.from({ length: 8 }, (_, at) =>
    drawnRow({
      rowId: String(at + 1),
      name: rowName(at + 1, '号卡座', 'Booth'),
      at: [0, at * 26],
      runs: [[-SEAT_PITCH / 2, SEAT_PITCH, 1, 1, 2]],
      tier: 1,
      marks: [
        [0, SEAT_FLAG.coupleLeft],
        [1, SEAT_FLAG.coupleRight],
      ],
    }),
  )
  return zone(`K${side}`, rows, frame, {
    name: isLeft ? ['左侧双人卡座', 'Booths left'] : ['右侧双人卡座', 'Booths right'],
    polygon: box(frame.x - 22, 112, 44, 218),
    label: { x: frame.x, y: 222, angle: isLeft ? -90 : 90 },
    entrance: ['正门', 'Main door'],
  })
}

/** Rows of chairs behind the tables. */
function chairs(): DrawnZone {
  const frame = { x: MIDDLE, y: 352, angle: 0 }
  const rows = Array.from({ length: 6 }, (_, at) =>
    drawnRow({
      rowId: String(at + 1),
      name: rowName(at + 1, '排', 'Row'),
      at: [0, at * ROW_PITCH],
      runs: centredRuns([11, 11], 26, 'across'),
      tier: 2,
      marks: at === 5 ? wheelchairMarks(0, 2) : [],
    }),
  )
  return zone('C', rows, frame, {
    name: ['后区座椅', 'Rear seats'],
    polygon: outlineOf(rows, frame, 12),
    label: { x: MIDDLE, y: 398 },
    entrance: ['侧门', 'Side door'],
  })
}

/** Stools along the bar; the four in the middle have a pillar in view. */
function bar(): DrawnZone {
  const frame = { x: MIDDLE, y: 500, angle: 0 }
  const rows = [
    drawnRow({
      rowId: 'bar',
      name: localText('吧台', 'Bar'),
      at: [0, 0],
      runs: centredRuns([16, 16], 40, 'across'),
      tier: 3,
      marks: [14, 15, 16, 17].map((place) => [place, SEAT_FLAG.restrictedView] as const),
    }),
  ]
  return zone('D', rows, frame, {
    name: ['吧台高凳', 'Bar stools'],
    polygon: box(MIDDLE - 220, 484, 440, 32),
    label: { x: MIDDLE, y: 500 },
    entrance: ['侧门', 'Side door'],
  })
}

interface ZoneInput {
  name: [zhCN: string, enUS: string]
  polygon: MapPoint[]
  label: SeatZone['label']
  entrance: [zhCN: string, enUS: string]
}

function zone(
  zoneId: string,
  rows: readonly DrawnRow[],
  frame: SeatZone['frame'],
  { name, polygon, label, entrance }: ZoneInput,
): DrawnZone {
  return {
    zoneId,
    floorId: '1',
    kind: 'SEAT',
    name: localText(...name),
    entrance: localText(...entrance),
    polygon,
    label,
    frame,
    rows,
    places: 0,
    tiers: [...new Set(rows.map(({ levels }) => levels[0] ?? 0))],
  }
}

function box(x: number, y: number, width: number, height: number): MapPoint[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** A club of 300: tables, booths for two, chairs and bar stools. */
export function club(): VenueSeating {
  return {
    width: 520,
    height: 540,
    seatPitch: SEAT_PITCH,
    unitsPerMetre: UNITS_PER_METRE,
    stage: { x: 160, y: 24, width: 200, height: 60, label: localText('舞台', 'Stage') },
    floors: [{ floorId: '1', name: localText('一层', 'Ground floor') }],
    tiers: [
      { name: localText('前排圆桌', 'Front tables'), kind: 'SEAT' },
      { name: localText('圆桌与双人卡座', 'Tables and booths'), kind: 'SEAT' },
      { name: localText('后区座椅', 'Rear seats'), kind: 'SEAT' },
      { name: localText('吧台高凳', 'Bar stools'), kind: 'SEAT' },
    ],
    zones: [tables(), booths('L'), booths('R'), chairs(), bar()],
    noSingleSeatGap: false,
  }
}
