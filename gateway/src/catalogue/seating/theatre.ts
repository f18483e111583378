import { type MapPoint, SEAT_FLAG } from '@/contracts/seat/seat-map'
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

const MIDDLE = 480
const AISLE = 30
/** Radius of the first stalls row; all rows share its centre. */
const FIRST_RADIUS = 760

interface Block {
  zoneId: string
  floorId: string
  name: [zhCN: string, enUS: string]
  /** Crossing of its first row with the middle axis. */
  y: number
  firstRow: number
  /** Seats left, middle and right of the aisles, row by row. */
  rows: readonly (readonly [left: number, middle: number, right: number])[]
  tierOf(row: number): number
  /** Rows whose outer seats have a restricted view. */
  restrictedFrom?: number
  wheelchairRow?: number
  entrance: [zhCN: string, enUS: string]
}

function steps(count: number, from: readonly [number, number], growEvery: number): [number, number, number][] {
  return Array.from({ length: count }, (_, row) => {
    const side = from[0] + Math.floor(row / growEvery)
    return [side, from[1] + 2 * Math.floor(row / (growEvery * 2)), side]
  })
}

const BLOCKS: readonly Block[] = [
  {
    zoneId: 'S1',
    floorId: '1',
    name: ['池座前区', 'Stalls front'],
    y: 210,
    firstRow: 1,
    rows: steps(10, [8, 18], 3),
    tierOf: (row) => (row <= 6 ? 0 : 1),
    entrance: ['一层 1、2 号门', 'Ground floor, doors 1 and 2'],
  },
  {
    zoneId: 'S2',
    floorId: '1',
    name: ['池座后区', 'Stalls rear'],
    y: 430,
    firstRow: 11,
    rows: steps(12, [11, 20], 4),
    tierOf: (row) => (row <= 16 ? 1 : 2),
    wheelchairRow: 22,
    entrance: ['一层 3、4 号门', 'Ground floor, doors 3 and 4'],
  },
  {
    zoneId: 'B2',
    floorId: '2',
    name: ['二层楼座', 'Dress circle'],
    y: 740,
    firstRow: 1,
    rows: steps(9, [13, 20], 4),
    tierOf: (row) => (row <= 3 ? 2 : 3),
    restrictedFrom: 8,
    entrance: ['二层 5、6 号门', 'Level 2, doors 5 and 6'],
  },
  {
    zoneId: 'B3',
    floorId: '3',
    name: ['三层楼座', 'Upper circle'],
    y: 960,
    firstRow: 1,
    rows: steps(9, [12, 18], 4),
    tierOf: (row) => (row <= 4 ? 4 : 5),
    restrictedFrom: 6,
    entrance: ['三层 7、8 号门', 'Level 3, doors 7 and 8'],
  },
]

function rowsOf(block: Block): DrawnRow[] {
  return block.rows.map((counts, index) => {
    const no = block.firstRow + index
    const total = counts[0] + counts[1] + counts[2]
    const isRestricted = block.restrictedFrom !== undefined && no >= block.restrictedFrom
    const away = index * ROW_PITCH
    return drawnRow({
      rowId: String(no),
      name: rowName(no, '排', 'Row'),
      at: [0, away],
      curve: FIRST_RADIUS + block.y - (BLOCKS[0]?.y ?? 0) + away,
      runs: centredRuns(counts, AISLE, 'oddEven'),
      tier: block.tierOf(no),
      marks: [
        ...(no === block.wheelchairRow ? [...wheelchairMarks(0, 3), ...wheelchairMarks(total - 6, 3)] : []),
        ...(isRestricted ? outerSeats(total, 3) : []),
      ],
    })
  })
}

function outerSeats(total: number, count: number): [place: number, flags: number][] {
  const places = Array.from({ length: count }, (_, at) => [at, total - 1 - at]).flat()
  return places.map((place) => [place, SEAT_FLAG.restrictedView])
}

function zoneOf(block: Block): DrawnZone {
  const rows = rowsOf(block)
  const frame = { x: MIDDLE, y: block.y, angle: 0 }
  const tiers = [...new Set(rows.map(({ levels }) => levels[0] ?? 0))]
  return {
    zoneId: block.zoneId,
    floorId: block.floorId,
    kind: 'SEAT',
    name: localText(...block.name),
    entrance: localText(...block.entrance),
    frame,
    polygon: outlineOf(rows, frame, 12),
    label: { x: MIDDLE, y: block.y + (rows.length * ROW_PITCH) / 2 - ROW_PITCH },
    rows,
    places: 0,
    tiers,
  }
}

const BOXES = 9
const BOX_DEPTH = 56

/** Boxes of six along a side wall: three chairs at the rail, three behind them. */
function boxes(side: 'L' | 'R'): DrawnZone {
  const isLeft = side === 'L'
  const frame = { x: isLeft ? 96 : 864, y: 250, angle: 0 }
  const rows = Array.from({ length: BOXES }, (_, box) => {
    const at: MapPoint = [0, box * BOX_DEPTH]
    const start = -SEAT_PITCH
    return drawnRow({
      rowId: String(box + 1),
      name: rowName(box + 1, '号包厢', 'Box'),
      at,
      runs: [[start, SEAT_PITCH, 1, 1, 4]],
      tier: box < 3 ? 3 : 2,
      marks: box < 3 ? [0, 1, 2, 3].map((place) => [place, SEAT_FLAG.restrictedView] as const) : [],
    })
  })
  const left = frame.x - 36
  const bottom = frame.y + BOXES * BOX_DEPTH - 20
  return {
    zoneId: `X${side}`,
    floorId: '2',
    kind: 'SEAT',
    name: isLeft ? localText('左侧包厢', 'Left boxes') : localText('右侧包厢', 'Right boxes'),
    entrance: localText('二层包厢通道', 'Level 2, box corridor'),
    frame,
    polygon: [
      [left, frame.y - 24],
      [left + 84, frame.y - 24],
      [left + 84, bottom],
      [left, bottom],
    ],
    label: { x: frame.x + 6, y: frame.y + BOXES * 26 },
    rows,
    places: 0,
    tiers: [2, 3],
  }
}

/** A theatre of 1 800 with stalls, two balconies and boxes. */
export function theatre(): VenueSeating {
  return {
    width: 960,
    height: 1200,
    seatPitch: SEAT_PITCH,
    unitsPerMetre: UNITS_PER_METRE,
    stage: {
      x: 260,
      y: 40,
      width: 440,
      height: 110,
      label: localText('舞台', 'Stage'),
      shape: [
        [260, 40],
        [700, 40],
        [660, 130],
        [480, 150],
        [300, 130],
      ],
    },
    floors: [
      { floorId: '1', name: localText('一层', 'Ground floor') },
      { floorId: '2', name: localText('二层', 'Level 2') },
      { floorId: '3', name: localText('三层', 'Level 3') },
    ],
    tiers: [
      { name: localText('池座 VIP', 'Stalls VIP'), kind: 'SEAT' },
      { name: localText('池座', 'Stalls'), kind: 'SEAT' },
      { name: localText('池座后区与二层前排', 'Stalls rear and circle front'), kind: 'SEAT' },
      { name: localText('二层楼座', 'Dress circle'), kind: 'SEAT' },
      { name: localText('三层楼座前排', 'Upper circle front'), kind: 'SEAT' },
      { name: localText('三层楼座', 'Upper circle'), kind: 'SEAT' },
    ],
    zones: [...BLOCKS.map(zoneOf), boxes('L'), boxes('R')],
    noSingleSeatGap: true,
  }
}
