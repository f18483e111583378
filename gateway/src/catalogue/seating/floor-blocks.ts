import { SEAT_FLAG } from '@/contracts/seat/seat-map'
import { localText } from '../../texts/local-text'
import type { LocalText } from '../../texts/text'
import { drawnRow, outlineOf, ROW_PITCH, rowName, SEAT_PITCH } from './drawn-rows'
import type { DrawnZone } from './venue-seating'

/** Loose chairs in a rectangle on the floor. */
export interface FloorBlock {
  zoneId: string
  name: LocalText
  entrance: LocalText
  /** Middle of its first row. */
  x: number
  y: number
  /** Rotation: 0 faces up on the map. */
  angle: number
  rows: number
  seats: number
  tierOf(row: number): number
  /** True for rows with an obstructed view, such as behind a sound desk. */
  isRestricted(row: number): boolean
}

export function floorZone(block: FloorBlock): DrawnZone {
  const frame = { x: block.x, y: block.y, angle: block.angle }
  const rows = Array.from({ length: block.rows }, (_, at) => {
    const restricted = Array.from({ length: block.seats }, (__, place) => [place, SEAT_FLAG.restrictedView] as const)
    return drawnRow({
      rowId: String(at + 1),
      name: rowName(at + 1, '排', 'Row'),
      at: [0, at * ROW_PITCH],
      runs: [[-((block.seats - 1) * SEAT_PITCH) / 2, SEAT_PITCH, 1, 1, block.seats]],
      tier: block.tierOf(at + 1),
      marks: block.isRestricted(at + 1) ? restricted : [],
    })
  })
  const turn = (block.angle * Math.PI) / 180
  const depth = ((block.rows - 1) * ROW_PITCH) / 2
  return {
    zoneId: block.zoneId,
    floorId: 'F',
    kind: 'SEAT',
    name: block.name,
    entrance: block.entrance,
    frame,
    polygon: outlineOf(rows, frame, 10),
    label: { x: Math.round(block.x - depth * Math.sin(turn)), y: Math.round(block.y + depth * Math.cos(turn)) },
    rows,
    places: 0,
    tiers: [...new Set(rows.map(({ levels }) => levels[0] ?? 0))],
  }
}

/** A standing rectangle on the floor. */
export function standingZone(
  zoneId: string,
  name: [zhCN: string, enUS: string],
  rect: { x: number; y: number; width: number; height: number },
  places: number,
  tier: number,
): DrawnZone {
  const { x, y, width, height } = rect
  return {
    zoneId,
    floorId: 'F',
    kind: 'STAND',
    name: localText(...name),
    entrance: localText('内场 A 门', 'Floor, gate A'),
    frame: { x: x + width / 2, y, angle: 0 },
    polygon: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    label: { x: x + width / 2, y: y + height / 2 },
    rows: [],
    places,
    tiers: [tier],
  }
}
